/** Members move with a site where its visitors do; where they are signed in does not. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { MAX_MEMBER_NAME } from '#domain/members/contract.ts';
import { pick } from '#domain/pick.ts';
import { rowsOfVisitors } from '../kernel/moves/rows-of-visitors.ts';
import { insertMembers } from './queries.ts';

const entry = z.object({
  id: idSchema,
  email: z.string().min(3).max(254),
  name: z.string().max(4 * MAX_MEMBER_NAME),
  /** PHC form of argon2id. */
  passwordHash: z.string().max(300).startsWith('$argon2id$').nullable().default(null),
  locale: z.string().max(35).nullable().default(null),
  joinedAt: instant,
  lastSignInAt: instant.nullable().default(null),
});

export const moved = [
  rowsOfVisitors({
    table: 'members',
    file: 'members.jsonl',
    entry,
    once: ['the address of a member', 'email', ({ email }) => email],
    entryOf: (row) => pick(row, 'id', 'email', 'name', 'passwordHash', 'locale', 'joinedAt', 'lastSignInAt'),
    rowOf: (each, siteId) => ({ ...each, siteId, email: each.email.toLowerCase(), words: '', cartId: null }),
    insert: (tx, rows) => insertMembers(tx, rows),
  }),
];
