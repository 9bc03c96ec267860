/**
 * Brings a database forward. Each migration runs once, in its own transaction, under a lock row, so that
 * several processes may start at the same time. A database from a newer Vitrine is refused, never touched.
 */
import { type Kysely, sql } from 'kysely';
import type { Engine, Migration } from './engine.ts';
import { foundation } from './migrations/001-foundation.ts';
import { search } from './migrations/002-search.ts';
import { accounts } from './migrations/003-accounts.ts';
import { mails } from './migrations/004-mails.ts';
import { moves } from './migrations/005-moves.ts';
import { accountSecurity } from './migrations/006-account-security.ts';
import { searchOrder } from './migrations/007-search-order.ts';
import { documentsById } from './migrations/008-documents-by-id.ts';
import { errorGroups } from './migrations/009-error-groups.ts';
import { forms } from './migrations/010-forms.ts';
import { comments } from './migrations/011-comments.ts';
import { formNotices } from './migrations/012-form-notices.ts';
import { submissionNotes } from './migrations/013-submission-notes.ts';
import { formMails } from './migrations/014-form-mails.ts';
import { webhooks } from './migrations/015-webhooks.ts';
import { formFiles } from './migrations/016-form-files.ts';
import { formLimits } from './migrations/017-form-limits.ts';
import { newsletterLists } from './migrations/018-newsletter-lists.ts';
import { captchaSecrets } from './migrations/019-captcha-secrets.ts';
import { formFileSenders } from './migrations/020-form-file-senders.ts';
import { mailSenders } from './migrations/021-mail-senders.ts';
import { publishedItems } from './migrations/022-published-items.ts';
import { codeGuesses } from './migrations/023-code-guesses.ts';
import { grantedOperations } from './migrations/024-granted-operations.ts';
import { visibleTerms } from './migrations/025-visible-terms.ts';

export const migrations: readonly Migration[] = [
  foundation,
  search,
  accounts,
  mails,
  moves,
  accountSecurity,
  searchOrder,
  documentsById,
  errorGroups,
  forms,
  comments,
  formNotices,
  submissionNotes,
  formMails,
  webhooks,
  formFiles,
  formLimits,
  newsletterLists,
  captchaSecrets,
  formFileSenders,
  mailSenders,
  publishedItems,
  codeGuesses,
  grantedOperations,
  visibleTerms,
];

/** Runs one step in a transaction that no other process can be in at the same time. */
export type Exclusively = (step: (db: Kysely<unknown>) => Promise<void>) => Promise<void>;

export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** Applies what is missing, up to and including `target` (default: all). */
export async function migrate(exclusively: Exclusively, engine: Engine, target?: string): Promise<void> {
  await exclusively(async (db) => {
    await sql`create table if not exists migrations (name varchar(100) primary key, applied_at bigint not null)`.execute(
      db,
    );
  });
  for (const migration of migrations) {
    await exclusively(async (db) => {
      const done = await appliedNames(db);
      refuseNewer(done);
      if (done.has(migration.name)) return;
      await migration.up(db, engine);
      await sql`insert into migrations (name, applied_at) values (${migration.name}, ${Date.now()})`.execute(
        db,
      );
    });
    if (migration.name === target) return;
  }
}

async function appliedNames(db: Kysely<unknown>): Promise<ReadonlySet<string>> {
  const rows = await sql<{ name: string }>`select name from migrations`.execute(db);
  return new Set(rows.rows.map((row) => row.name));
}

function refuseNewer(done: ReadonlySet<string>): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...done].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new NewerDatabaseError(
      `This database was written by a newer version of Vitrine (it has ${unknown.join(', ')}). Update Vitrine, or restore a backup made with this version.`,
    );
  }
}
