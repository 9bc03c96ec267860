/** What is set for forms moves with a site; what was sent, with its files, where that is asked for. */
import type { z } from 'zod';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { readable } from '../kernel/moves/readable.ts';
import type { Storage } from '../storage/storage.ts';
import { formFileKey } from './files/form-files.ts';
import { type FormEntry, formSchema, type SubmissionEntry, submissionSchema } from './moved/format.ts';
import { eachSubmissionEntry, listFormParts, writeFormParts, writeSubmissions } from './moved/queries.ts';
import { formEntriesOf, partRowsOf } from './moved/records.ts';

const LISTS_FILE = 'lists.json';

const movedForms: MovedRows<FormEntry> = {
  file: 'forms.json',
  entry: formSchema as z.ZodType<FormEntry>,
  async *read(db, siteId) {
    yield formEntriesOf(await listFormParts(db, siteId));
  },
  written: (entry) => entry,
  keyOf: ({ form }) => form,
  idsOf: () => ({}),
  check(entries, whole) {
    const seeForm = whole.once('the form');
    const lists = whole.keysIn(LISTS_FILE);
    for (const [index, { form, list }] of entries.entries()) {
      seeForm(form, `${index}.form`);
      const id = typeof list === 'object' ? list['list'] : null;
      if (typeof id === 'string' && !lists.has(id))
        whole.add(`${index}.list.list`, 'is a list that is not in this export');
    }
  },
  insert: (tx, siteId, entries) => writeFormParts(tx, partRowsOf(entries, siteId)),
};

function movedSubmissions(storage: Storage): MovedRows<SubmissionEntry> {
  return {
    file: 'submissions.jsonl',
    entry: submissionSchema,
    isPersonal: true,
    files: {
      folder: 'submission-files/',
      whose: 'of a submission',
      table: 'formFiles',
      of: ({ files }) => files,
      open: (id) => storage.stream(formFileKey(id)),
      store: (id, path) => storage.put(formFileKey(id), { path }),
      drop: (id) => storage.delete(formFileKey(id)),
    },
    read: eachSubmissionEntry,
    written: ({ notes, files, isSetAside, locale, ...entry }) => ({
      ...readable(entry),
      ...(locale === null ? {} : { locale }),
      ...(isSetAside ? { isSetAside } : {}),
      ...(files.length > 0 ? { files: files.map(readable) } : {}),
      ...(notes.length > 0 ? { notes: notes.map(readable) } : {}),
    }),
    keyOf: ({ id }) => id,
    idsOf: ({ id, notes, files }) => ({
      formSubmissions: [id],
      submissionNotes: notes.map((note) => note.id),
      formFiles: files.map((file) => file.id),
    }),
    check(entries, whole) {
      const seeKey = whole.once('the key');
      for (const [index, { id, key, notes, files }] of entries.entries()) {
        const place = `line ${index + 1}`;
        for (const each of [id, ...[...notes, ...files].map((part) => part.id)])
          whole.seeId(each, `${place}.id`);
        seeKey(key, `${place}.key`);
      }
    },
    insert: writeSubmissions,
  };
}

/** Lists stand before: forms name them. */
export function movedFormRows({ storage }: { readonly storage: Storage }): readonly MovedRows[] {
  return [movedForms, movedSubmissions(storage)];
}
