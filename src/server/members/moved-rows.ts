/** Members move with a site where its visitors do; where they are signed in does not. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { MOST_ADDRESSES, savedAddressSchema } from '#domain/members/addresses.ts';
import { MAX_MEMBER_NAME } from '#domain/members/contract.ts';
import { pick } from '#domain/pick.ts';
import { rowsOfVisitors } from '../kernel/moves/rows-of-visitors.ts';
import { addressesOf, insertMembers } from './queries.ts';
import { insertMemberships } from './queries-memberships.ts';

/** At most 99 MB, 9 passes and 4 lanes: signing in takes what the hash asks for, and a file can ask for anything. */
const MODEST_HASH = /^\$argon2id\$v=19\$m=\d{1,5},t=\d,p=[1-4]\$[A-Za-z0-9+/]{8,90}\$[A-Za-z0-9+/]{16,90}$/;

const entry = z.object({
  id: idSchema,
  email: z.string().min(3).max(254),
  name: z.string().max(4 * MAX_MEMBER_NAME),
  /** PHC form of argon2id. */
  passwordHash: z.string().max(300).nullable().default(null),
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
});

export const moved = [
  rowsOfVisitors({
    table: 'members',
    file: 'members.jsonl',
    entry,
    once: ['the address of a member', 'email', ({ email }) => email],
    entryOf: (row) => ({
      ...pick(row, 'id', 'email', 'name', 'passwordHash', 'locale', 'joinedAt', 'lastSignInAt'),
      addresses: [...addressesOf(row)],
    }),
    rowOf: (each, siteId) => ({
      ...each,
      siteId,
      email: each.email.toLowerCase(),
      // Without one they sign in with a mailed link.
      passwordHash: MODEST_HASH.test(each.passwordHash ?? '') ? each.passwordHash : null,
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
];
