/** What an import writes of forms and lists: rows in its transaction, files of submissions before it. */
import { join } from 'node:path';
import type { Queryable } from '../db/schema.ts';
import type { SiteContents } from './format.ts';
import { partRowsOf } from './forms-records.ts';
import { FOLDERS } from './layout.ts';
import { writeFormParts, writeSubmissions } from './queries-forms.ts';
import { writeLists, writeMembers } from './queries-lists.ts';
import { findTakenIds } from './queries-write.ts';

export interface FormFilePorts {
  storeFormFile(id: string, path: string): Promise<void>;
  dropFormFile(id: string): Promise<void>;
}

type FormContents = Pick<SiteContents, 'forms' | 'submissions' | 'lists' | 'members'>;

/** Lists first: forms name them. What is there already of submissions and people stays as it is. */
export async function writeForms(tx: Queryable, siteId: string, contents: FormContents): Promise<void> {
  await writeLists(tx, siteId, contents.lists);
  await writeMembers(tx, siteId, contents.members ?? []);
  await writeFormParts(tx, partRowsOf(contents.forms, siteId));
  await writeSubmissions(tx, siteId, contents.submissions ?? []);
}

/** Files before rows. @returns how to take back those that were not there before */
export async function storeFormFiles(
  { db, ports }: { readonly db: { readonly read: Queryable }; readonly ports: FormFilePorts },
  { submissions = [] }: FormContents,
  folder: string,
): Promise<() => Promise<void>> {
  const ids = submissions.flatMap(({ files }) => files.map(({ id }) => id));
  const known = new Set(await findTakenIds(db.read, 'form_files', ids));
  for (const id of ids) await ports.storeFormFile(id, join(folder, FOLDERS.formFiles, id));
  return async () => {
    for (const id of ids.filter((each) => !known.has(each))) await ports.dropFormFile(id);
  };
}
