import { expect, test } from 'vitest';
import { ROLE_PERMISSIONS } from '../accounts/permissions.ts';
import { CONTRIBUTOR_ROLES } from '../accounts/roles.ts';
import * as calls from './calls.ts';

test('who makes and moves appointments keeps days off, and changes nothing of what is offered', () => {
  const may: readonly string[] = ROLE_PERMISSIONS[CONTRIBUTOR_ROLES.schedulingEditor];
  const held = [calls.readSettings, calls.blockDays, calls.openDays, calls.decideBooking];
  expect(held.map((call) => may.includes(call.may))).toEqual([true, true, true, true]);
  expect([calls.saveSettings, calls.endOffer].map((call) => may.includes(call.may))).toEqual([false, false]);
});

test('what is saved of the settings holds no blocked days', () => {
  expect(Object.keys(calls.saveSettings.body.shape)).not.toContain('blocked');
});
