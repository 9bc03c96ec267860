/** How an export writes newsletter lists, and the people on them. */
import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import { MEMBER_SOURCES, MEMBER_STATES } from '#domain/lists/list.ts';
import { readJson } from '../db/json-text.ts';
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
  return { id: row.id, name: row.name, createdAt: row.created_at };
}

export function listRowOf(entry: ListEntry, siteId: string): NewsletterListTable {
  return { id: entry.id, site_id: siteId, name: entry.name, created_at: entry.createdAt };
}

export function memberEntryOf(row: ListMemberTable): MemberEntry {
  return {
    id: row.id,
    list: { ref: 'list', id: row.list_id },
    email: row.email,
    name: row.name,
    state: row.state as MemberEntry['state'],
    source: readJson(row.source),
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    endedAt: row.ended_at,
  };
}

export function memberRowOf(entry: MemberEntry, siteId: string): ListMemberTable {
  const { email, name } = entry;
  return {
    id: entry.id,
    site_id: siteId,
    list_id: entry.list.id,
    email,
    email_key: email.trim().toLowerCase(),
    name,
    words: `${email}\n${name}`.toLowerCase(),
    state: entry.state,
    source: JSON.stringify(entry.source),
    asked_at: entry.askedAt,
    confirmed_at: entry.confirmedAt,
    ended_at: entry.endedAt,
  };
}
