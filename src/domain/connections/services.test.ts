import { expect, test } from 'vitest';
import { socialLinks } from '#blocks/social-links/definition.ts';
import { CONNECTED_SERVICES, SERVICE_GROUPS } from './services.ts';

test('OWNR-07 OWNR-09 there are about eighty services, each with a code, a name and a label of its own', () => {
  expect(CONNECTED_SERVICES.length).toBeGreaterThanOrEqual(76);
  expect(CONNECTED_SERVICES.length).toBeLessThanOrEqual(90);
  for (const key of ['code', 'name', 'label'] as const)
    expect(new Set(CONNECTED_SERVICES.map((service) => service[key])).size).toBe(CONNECTED_SERVICES.length);
  for (const { name } of CONNECTED_SERVICES) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
  expect(new Set(CONNECTED_SERVICES.map(({ group }) => group))).toEqual(new Set(SERVICE_GROUPS));
});

test('OWNR-09 every service the social links block draws is in the list', () => {
  const drawn = (socialLinks.examples ?? []).flatMap(({ props }) =>
    props.links.map(({ service }) => service),
  );
  const known = CONNECTED_SERVICES.map(({ name }) => name);
  expect(drawn.filter((service) => service !== '' && !known.includes(service))).toEqual([]);
});
