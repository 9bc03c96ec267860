/**
 * Members move with a site where its visitors do; where they are signed in does not. Their passkeys move too: browsers offer
 * them once the site answers at the host where they were added.
 */
import { z } from 'zod';
import { kindOfHash } from '#domain/accounts/kept-hash.ts';
import { MAX_PASSKEY_NAME } from '#domain/accounts/passkey.ts';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { MOST_ADDRESSES, savedAddressSchema } from '#domain/members/addresses.ts';
import { MAX_MEMBER_NAME } from '#domain/members/contract.ts';
import { pick } from '#domain/pick.ts';
import { rowsOfVisitors } from '../kernel/moves/rows-of-visitors.ts';
import { addressesOf, insertMembers } from './queries.ts';
import { insertMemberships } from './queries-memberships.ts';
import { insertPasskeys } from './queries-passkeys.ts';

const entry = z.object({
  id: idSchema,
  email: z.string().min(3).max(254),
  name: z.string().max(4 * MAX_MEMBER_NAME),
  /** PHC form of argon2id. */
  passwordHash: z.string().max(300).nullable().default(null),
  /** Bcrypt or argon2id, as another program wrote it. */
  importedHash: z.string().max(300).nullable().default(null),
  locale: z.string().max(35).nullable().default(null),
  addresses: z.array(savedAddressSchema).max(MOST_ADDRESSES).default([]),
  joinedAt: instant,
  lastSignInAt: instant.nullable().default(null),
});

const membership = z.object({
  id: idSchema,
  siteMemberId: idSchema,
  planId: idSchema,
  since: instant,
  until: instant.nullable().default(null),
  isPaused: z.boolean(),
  isGranted: z.boolean(),
  isBarred: z.boolean().default(false),
  warnedOf: instant.nullable().default(null),
  toldOf: instant.nullable().default(null),
});

const passkey = z.object({
  id: idSchema,
  siteMemberId: idSchema,
  host: z.string().max(253),
  credentialId: z.string().max(2000),
  publicKey: z.string().max(4000),
  counter: z.int().min(0),
  transports: z.string().max(200),
  name: z.string().max(MAX_PASSKEY_NAME),
  isSynced: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable().default(null),
});

export const moved = [
  rowsOfVisitors({
    table: 'members',
    file: 'members.jsonl',
    entry,
    once: ['the address of a member', 'email', ({ email }) => email],
    entryOf: (row) => ({
      ...pick(
        row,
        'id',
        'email',
        'name',
        'passwordHash',
        'importedHash',
        'locale',
        'joinedAt',
        'lastSignInAt',
      ),
      addresses: [...addressesOf(row)],
    }),
    rowOf: (each, siteId) => ({
      ...each,
      siteId,
      email: each.email.toLowerCase(),
      // Without one they sign in with a mailed link.
      passwordHash: kindOfHash(each.passwordHash ?? '') === 'argon2' ? each.passwordHash : null,
      importedHash: kindOfHash(each.importedHash ?? '') ? each.importedHash : null,
      words: '',
      addresses: JSON.stringify(each.addresses),
      cartId: null,
    }),
    insert: (tx, rows) => insertMembers(tx, rows),
  }),
  rowsOfVisitors({
    table: 'memberships',
    file: 'memberships.jsonl',
    entry: membership,
    once: ['the plan of a member', 'planId', ({ siteMemberId, planId }) => `${siteMemberId} ${planId}`],
    within: { siteMemberId: 'members' },
    entryOf: ({ siteId: _site, isPaused, isGranted, isBarred, ...row }) => ({
      ...row,
      isPaused: isPaused === 1,
      isGranted: isGranted === 1,
      isBarred: isBarred === 1,
    }),
    rowOf: ({ isPaused, isGranted, isBarred, ...row }, siteId) => ({
      ...row,
      siteId,
      isPaused: isPaused ? 1 : 0,
      isGranted: isGranted ? 1 : 0,
      isBarred: isBarred ? 1 : 0,
    }),
    insert: (tx, rows) => insertMemberships(tx, rows),
  }),
  rowsOfVisitors({
    table: 'memberPasskeys',
    file: 'member-passkeys.jsonl',
    entry: passkey,
    once: ['the passkey of a host', 'credentialId', ({ host, credentialId }) => `${host} ${credentialId}`],
    within: { siteMemberId: 'members' },
    entryOf: ({ siteId: _site, isSynced, ...row }) => ({ ...row, isSynced: isSynced === 1 }),
    rowOf: ({ isSynced, ...row }, siteId) => ({ ...row, siteId, isSynced: isSynced ? 1 : 0 }),
    insert: async (tx, rows) => void (await insertPasskeys(tx, rows)),
  }),
];
