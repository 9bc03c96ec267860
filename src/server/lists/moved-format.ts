/** How an export writes newsletter lists, and the people on them. */

import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import { MEMBER_SOURCES, MEMBER_STATES } from '#domain/lists/list.ts';
import { readJson } from '../db/json-text.ts';
import { wordsOf } from '../db/match-words.ts';
import { instant } from '../kernel/moves/instant.ts';
import type { ListMemberTable, NewsletterListTable } from './tables.ts';

export const listSchema = z.object({ id: idSchema, name: z.string().max(300), createdAt: instant });
export type ListEntry = z.infer<typeof listSchema>;

export const memberSchema = z.object({
  id: idSchema,
  list: z.object({ ref: z.literal('list'), id: idSchema }),
  email: z.string().min(3).max(320),
  name: z.string().max(300),
  /** Whoever has left stays known as having left. */
  state: z.enum(MEMBER_STATES),
  source: z.looseObject({ kind: z.enum(MEMBER_SOURCES) }),
  askedAt: instant,
  confirmedAt: instant.nullable().default(null),
  endedAt: instant.nullable().default(null),
});
export type MemberEntry = z.infer<typeof memberSchema>;

export function listEntryOf(row: NewsletterListTable): ListEntry {
  return { id: row.id, name: row.name, createdAt: row.createdAt };
}

export function listRowOf(entry: ListEntry, siteId: string): NewsletterListTable {
  return { ...entry, siteId };
}

export function memberEntryOf(row: ListMemberTable): MemberEntry {
  return {
    id: row.id,
    list: { ref: 'list', id: row.listId },
    email: row.email,
    name: row.name,
    state: row.state,
    source: readJson(row.source),
    askedAt: row.askedAt,
    confirmedAt: row.confirmedAt,
    endedAt: row.endedAt,
  };
}

export function memberRowOf({ list, ...entry }: MemberEntry, siteId: string): ListMemberTable {
  return {
    ...entry,
    siteId,
    listId: list.id,
    emailKey: entry.email.trim().toLowerCase(),
    words: wordsOf(entry.email, entry.name),
    source: JSON.stringify(entry.source),
  };
}
