/** Newsletter lists move with their site; who is on them, where that is asked for. */
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { type ListEntry, listSchema, type MemberEntry, memberSchema } from './moved-format.ts';
import { eachMember, listListEntries, writeLists, writeMembers } from './queries-moved.ts';

const movedLists: MovedRows<ListEntry> = {
  file: 'lists.json',
  entry: listSchema,
  async *read(db, siteId) {
    yield await listListEntries(db, siteId);
  },
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ newsletterLists: [id] }),
  check(entries, whole) {
    for (const [index, { id }] of entries.entries()) whole.seeId(id, `${index}.id`);
  },
  insert: writeLists,
};

const movedMembers: MovedRows<MemberEntry> = {
  file: 'list-members.jsonl',
  entry: memberSchema,
  isPersonal: true,
  read: eachMember,
  keyOf: ({ id }) => id,
  idsOf: ({ id, list }) => ({ newsletterLists: [list.id], listMembers: [id] }),
  check(entries, whole) {
    const lists = whole.keysIn(movedLists.file);
    for (const [index, { id, list }] of entries.entries()) {
      whole.seeId(id, `line ${index + 1}.id`);
      if (!lists.has(list.id)) whole.add(`line ${index + 1}.list.id`, 'is a list that is not in this export');
    }
  },
  insert: writeMembers,
};

export const moved: readonly MovedRows[] = [movedLists, movedMembers];
