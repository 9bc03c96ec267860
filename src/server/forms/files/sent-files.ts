/** The files a submission names: looked up by their references, and taken in the transaction that stores it. */
import type { FormField, FormValue, FormValues } from '#domain/forms/form.ts';
import type { FormScriptMessages } from '#domain/forms/words/en.ts';
import type { Queryable } from '../../db/schema.ts';
import { readReference } from './file-reference.ts';
import type { FormFilesDeps } from './form-files.ts';
import { claimFiles, countClaimable, findFiles } from './queries.ts';

export interface SentFiles {
  readonly ids: readonly string[];
  /** In the place of references: names by the ids of files. */
  readonly values: Readonly<Record<string, FormValue>>;
  /** What files are, whatever they are called here: for telling one submission from another. */
  readonly hashes: readonly string[];
  /** By field id. */
  readonly errors: Readonly<Record<string, string>>;
}

const NONE: SentFiles = { ids: [], values: {}, hashes: [], errors: {} };

export async function lookUpFiles(
  { db, secret }: Pick<FormFilesDeps, 'db' | 'secret'>,
  form: {
    readonly siteId: string;
    readonly formId: string;
    readonly fields: readonly FormField[];
    readonly words: FormScriptMessages;
  },
  entered: FormValues,
): Promise<SentFiles> {
  const named = form.fields
    .filter(({ type, id }) => type === 'file' && entered[id] !== undefined)
    .map(({ id: fieldId }) => {
      const references = (Object.values(entered[fieldId] ?? []) as string[]).filter((each) => each !== '');
      const ids = references.map((each) => readReference(secret, { ...form, fieldId }, each));
      return { fieldId, ids: [...new Set(ids)] };
    });
  if (named.length === 0) return NONE;
  const ids = named.flatMap((each) => each.ids.filter((id) => id !== undefined));
  const rows = new Map((await findFiles(db.read, ids)).map((row) => [row.id, row]));
  const values: Record<string, FormValue> = {};
  const errors: Record<string, string> = {};
  for (const { fieldId, ids: own } of named) {
    const files = own.flatMap((id) => rows.get(id ?? '') ?? []);
    values[fieldId] = Object.fromEntries(files.map(({ id, name }) => [id, name]));
    if (own.includes(undefined)) errors[fieldId] = form.words.shape;
    else if (files.length < own.length) errors[fieldId] = form.words.gone;
  }
  const hashes = ids.map((id) => rows.get(id)?.hash ?? '');
  return { ids, values, hashes, errors };
}

/** Whether each of them may still be taken. */
export async function canClaim(tx: Queryable, ids: readonly string[], now: number): Promise<boolean> {
  return ids.length === 0 || (await countClaimable(tx, ids, now)) === ids.length;
}

export async function claim(tx: Queryable, ids: readonly string[], submissionId: string): Promise<void> {
  if (ids.length > 0) await claimFiles(tx, ids, submissionId);
}
