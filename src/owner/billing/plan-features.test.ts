import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { SERVICES } from '#blocks/social-links/services.ts';
import { RESERVATION_SERVICES } from '#domain/bookings/reservation.ts';
import { KNOWN_SERVICES } from '#domain/consent/services.ts';
import { VIDEO_SERVICES } from '#domain/video/providers.ts';
import { features } from '../features.ts';
import { listConnectedServices } from './connected-services.ts';
import { listPlanFeatures } from './plan-features.ts';

test('OWNR-07 OWNR-09 the list of connected services has every service the product works with', () => {
  const groups = listConnectedServices();
  const names = groups.flatMap((group) => group.names);
  const known = [...KNOWN_SERVICES, ...RESERVATION_SERVICES, ...VIDEO_SERVICES, 'Stripe', 'hCaptcha'];
  expect(names).toEqual(expect.arrayContaining([...known, SERVICES.bluesky.name]));
  expect(names).not.toContain('Email');
  expect(groups.every((group) => group.names.length > 0)).toBe(true);
  expect(names.length).toBeGreaterThanOrEqual(70);
});

test('OWNR-08 OWNR-09 the list of plan features has every block, screen and panel of settings', () => {
  const names = listPlanFeatures(features).flatMap((group) => group.names);
  const declared = features.flatMap(({ navigation = [], settings = [] }) => [navigation, settings].flat());
  expect(new Set(names)).toEqual(
    new Set([...declared, ...Object.values(definitions)].map(({ label }) => label)),
  );
  expect(names.length).toBeGreaterThanOrEqual(70);
});
