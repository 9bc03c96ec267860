/** Addresses of what was removed go on saying so when a site moves. */
import { z } from 'zod';
import { siteLanguageSchema } from '#domain/locale/site-languages.ts';
import { readJson } from '../db/json-text.ts';
import type { GoneAddressTable } from '../db/schema.ts';
import { instant } from '../kernel/moves/instant.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deleteTranslations, listTranslations, writeLayer } from '../kernel/translations/queries.ts';
import { deleteGoneAddresses, insertGoneAddresses, listGoneAddresses } from './queries-gone.ts';

const goneSchema = z.object({ path: z.string().startsWith('/').max(2000), goneAt: instant });
type GoneEntry = z.infer<typeof goneSchema>;

const goneAddresses: MovedRows<GoneEntry> = {
  file: 'gone-addresses.json',
  entry: goneSchema,
  async *read(db, siteId) {
    yield (await listGoneAddresses(db, siteId)).map(({ path, goneAt }) => ({ path, goneAt }));
  },
  keyOf: ({ path }) => path,
  idsOf: () => ({}),
  check(entries, whole) {
    const seeOnce = whole.once('the address');
    for (const [index, { path }] of entries.entries()) seeOnce(path, `${index}.path`);
  },
  clear: deleteGoneAddresses,
  insert: (tx, siteId, entries) =>
    insertGoneAddresses(
      tx,
      entries.map(({ path, goneAt }): GoneAddressTable => ({ siteId, path, goneAt })),
    ),
};

const translationSchema = z.object({
  thing: z.string().min(1).max(60),
  part: z.string().max(100),
  language: siteLanguageSchema.shape.code,
  layer: z.record(z.string(), z.unknown()),
});
type TranslationEntry = z.infer<typeof translationSchema>;

const keyOfTranslation = ({ thing, part, language }: TranslationEntry) => `${thing} ${part} ${language}`;

const translations: MovedRows<TranslationEntry> = {
  file: 'translations.jsonl',
  entry: translationSchema,
  async *read(db, siteId) {
    const rows = await listTranslations(db, siteId);
    yield rows.map(({ siteId: _site, layer, ...row }) => ({ ...row, layer: readJson(layer) }));
  },
  // Its numbers are no instants.
  written: (entry) => entry,
  keyOf: keyOfTranslation,
  idsOf: () => ({}),
  check(entries, whole) {
    const seeOnce = whole.once('the translation');
    for (const [index, entry] of entries.entries()) seeOnce(keyOfTranslation(entry), `line ${index + 1}`);
  },
  clear: deleteTranslations,
  async insert(tx, siteId, entries) {
    for (const entry of entries) await writeLayer(tx, { ...entry, siteId });
  },
};

export const moved: readonly MovedRows[] = [goneAddresses, translations];
