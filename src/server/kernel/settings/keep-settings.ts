/**
 * Declared settings on the server: the row in which they are kept, and how it moves with its site. Exported in a list as
 * `kept` from a file `kept-settings.ts`, they are found by their place, and their calls are answered.
 */
import type { z } from 'zod';
import type { SettingsOf } from '#domain/settings/settings-of.ts';
import type { Queryable } from '../../db/schema.ts';
import type { MovedRows } from '../moves/moved-rows.ts';
import { oneASite } from '../moves/one-a-site.ts';
import type { RowOfSite } from '../sites/queries-settings.ts';

export interface KeptSettings<Value extends object = object> extends RowOfSite<Value> {
  readonly declared: SettingsOf;
  /** The settings, or the defaults until the owner saves for the first time. */
  of(db: Queryable, siteId: string): Promise<Value>;
  readonly moved: MovedRows<Value>;
}

export function keepSettings<Key extends string, Schema extends z.ZodObject>(
  declared: SettingsOf<Key, Schema>,
  row: RowOfSite<z.output<Schema>>,
  written?: MovedRows<z.output<Schema>>['written'],
): KeptSettings<z.output<Schema>> {
  const { name, schema, atFirst = schema.parse({}) } = declared;
  return {
    ...row,
    declared: declared as unknown as SettingsOf,
    of: async (db, siteId) => (await row.find(db, siteId)) ?? atFirst,
    moved: oneASite(`${name}.json`, row, written),
  };
}
