/** What somebody sent by forms, by an address they gave. */

import { SUBMISSIONS_OF_PERSON } from '#domain/forms/calls-inbox.ts';
import { pick } from '#domain/pick.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { PersonPart } from '../../feature.ts';
import { withFiles } from '../files/file-links.ts';
import { sweepAfter } from '../files/sweep-files.ts';
import { countSubmissions, deleteSubmissions, listSubmissions } from './queries.ts';
import { withNotes } from './queries-notes.ts';

const MOST_AT_ONCE = 100_000;

/** What is taken for spam, too. */
export function submissionsOfPerson(
  deps: Pick<Deps, 'now' | 'newId'> & { readonly ownerOrigin: string },
): PersonPart {
  const find = (db: Queryable, siteId: string, email: string) =>
    listSubmissions(db, siteId, { email, limit: MOST_AT_ONCE });
  return {
    known: {
      name: 'submissions',
      answer: SUBMISSIONS_OF_PERSON,
      count: (db, siteId, email) => countSubmissions(db, siteId, { email }),
      find: async (db, siteId, email) =>
        withFiles(db, deps.ownerOrigin, await withNotes(db, await find(db, siteId, email))),
      // Nor what it was taken for, nor links that only those who run the site can open.
      findOwn: async (db, siteId, email) =>
        (await withFiles(db, deps.ownerOrigin, await find(db, siteId, email))).map(({ files, ...sent }) => ({
          ...pick(sent, 'id', 'formName', 'pagePath', 'content', 'createdAt'),
          files: files.map(({ url: _url, ...file }) => file),
        })),
    },
    async erase(tx, siteId, email) {
      const ids = (await find(tx, siteId, email)).map(({ id }) => id);
      return sweepAfter(tx, deps, await deleteSubmissions(tx, siteId, ids));
    },
  };
}
