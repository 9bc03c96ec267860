import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { describeDevice } from './device.ts';
import { emailSchema } from './email.ts';
import { checkPassword } from './password.ts';
import {
  ADMIN_PERMISSIONS,
  ALL_PERMISSIONS,
  CONFIG_PERMISSIONS,
  permissionOf,
  permissionsOf,
  permissionsOfScopes,
  ROLE_PERMISSIONS,
  scopeOf,
  TOKEN_SCOPES,
} from './permissions.ts';
import { CONTRIBUTOR_ROLES } from './roles.ts';

const ROLES = Object.values(CONTRIBUTOR_ROLES);

describe('permissions', () => {
  test('ROLE-07 there are two groups, with every permission that is named', () => {
    expect(Object.keys(CONFIG_PERMISSIONS)).toEqual(
      expect.arrayContaining([
        'contentManager',
        'settings',
        'activity',
        'commerce',
        'newsletter',
        'crm',
        'marketing',
        'scheduling',
      ]),
    );
    expect(Object.keys(ADMIN_PERMISSIONS)).toEqual(
      expect.arrayContaining([
        'billing',
        'customerData',
        'loginAs',
        'suspend',
        'refunds',
        'domain',
        'fraudDetection',
      ]),
    );
    expect(new Set(ALL_PERMISSIONS).size).toBe(ALL_PERMISSIONS.length);
    for (const code of Object.values(CONFIG_PERMISSIONS)) expect(code).toMatch(/^config\.[a-z-]+$/);
    for (const code of Object.values(ADMIN_PERMISSIONS)) expect(code).toMatch(/^admin\.[a-z-]+$/);
  });

  test('ROLE-06 ROLE-08 every role stands in the table, and nobody else holds anything', () => {
    expect(Object.keys(ROLE_PERMISSIONS).map(Number).sort()).toEqual([...ROLES].sort());
    fc.assert(
      fc.property(fc.integer(), (code) => {
        const held = permissionsOf({ isOwner: false, role: code });
        if (!ROLES.some((role) => role === code)) expect(held.size).toBe(0);
      }),
    );
    for (const role of [null, CONTRIBUTOR_ROLES.none, CONTRIBUTOR_ROLES.commenter])
      expect(permissionsOf({ isOwner: false, role }).size).toBe(0);
  });

  test('ROLE-08 no role acts as others, suspends or touches the installation; owners may do everything', () => {
    for (const role of ROLES)
      for (const permission of ['admin.login-as', 'admin.suspend', 'admin.installation'] as const)
        expect(permissionsOf({ isOwner: false, role }).has(permission)).toBe(false);
    expect(permissionsOf({ isOwner: true, role: null }).size).toBe(ALL_PERMISSIONS.length);
  });

  test('ROLE-08 only admins store code, invite people or move domains; a viewer only looks', () => {
    const holders = (permission: (typeof ALL_PERMISSIONS)[number]) =>
      ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission));
    for (const permission of ['config.code', 'admin.people', 'admin.domain', 'admin.transfer'] as const)
      expect(holders(permission)).toEqual([CONTRIBUTOR_ROLES.admin]);
    expect(holders('admin.billing')).toEqual([CONTRIBUTOR_ROLES.admin, CONTRIBUTOR_ROLES.billing]);
    expect(ROLE_PERMISSIONS[CONTRIBUTOR_ROLES.viewer]).toEqual(['config.read']);
  });

  test('scopes of tokens cover every permission once, and name the one to ask for', () => {
    for (const permission of ALL_PERMISSIONS) {
      const carriers = TOKEN_SCOPES.filter((scope) => permissionsOfScopes([scope]).has(permission));
      // Tokens with “admin” could read customers' data before there was a scope for that alone.
      const others = permission === 'admin.customer-data' ? ['admin'] : [];
      expect([permission, carriers]).toEqual([permission, [scopeOf(permission), ...others]]);
    }
    for (const scope of TOKEN_SCOPES)
      expect(permissionsOfScopes([scope]).has(permissionOf(scope))).toBe(true);
    expect(permissionsOfScopes(['everything', '']).size).toBe(0);
  });
});

describe('passwords', () => {
  const owner = { email: 'ada.berg@example.org', name: 'Ada Berg-Holm' };

  test('any ten characters will do, in any script, with or without spaces', () => {
    for (const good of ['three herons', 'ばらのはなことばです', 'aaaaabbbbbc', `${'x'.repeat(5)}yz🦢ab`])
      expect([good, checkPassword(good, owner)]).toEqual([good, undefined]);
  });

  test('short, common and own ones are refused, each with what to do', () => {
    for (const [bad, why] of [
      ['', 'at least 10'],
      ['nine char', 'at least 10'],
      ['Password123!', 'too common'],
      ['1234567890', 'too common'],
      ['ababababab', 'too common'],
      ['ada.berg@example.org', 'your name'],
      ['Ada Berg-Holm 1', 'your name'],
      ['x'.repeat(201), 'or fewer'],
    ] as const)
      expect([bad, checkPassword(bad, owner)]).toEqual([bad, expect.stringContaining(why)]);
  });

  test('no text makes the check fail in another way', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        expect(typeof (checkPassword(text, owner) ?? '')).toBe('string');
      }),
    );
  });
});

test('email addresses are one whatever their capitals, and have to look like one', () => {
  expect(emailSchema.parse('  Ada@Example.ORG ')).toBe('ada@example.org');
  expect(emailSchema.parse('owner@localhost')).toBe('owner@localhost');
  for (const bad of [
    'ada',
    '@example.org',
    'ada@',
    'a b@example.org',
    'ada@example',
    `${'a'.repeat(250)}@b.cd`,
  ])
    expect([bad, emailSchema.safeParse(bad).success]).toEqual([bad, false]);
});

test('devices are named in the words people use', () => {
  const of = (agent: string) => describeDevice(`Mozilla/5.0 ${agent}`);
  expect(of('(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox on Linux');
  expect(of('(Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0')).toBe(
    'Edge on Windows',
  );
  expect(of('(iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1')).toBe(
    'Safari on iPhone',
  );
  expect(of('(Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')).toBe(
    'Chrome on Android',
  );
  expect(describeDevice('')).toBe('Unknown device');
});
