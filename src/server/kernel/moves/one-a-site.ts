/** Settings of a feature that a site has once, or not at all, as they move with it. */
import type { Unchangeable } from '#domain/calls/call.ts';
import type { RowOfSite } from '../sites/queries-settings.ts';
import type { MovedRows } from './moved-rows.ts';

export function oneASite<Entry extends object>(
  file: string,
  { schema, find, write, remove }: RowOfSite<Entry>,
  written?: MovedRows<Entry>['written'],
): MovedRows<Entry> {
  return {
    file,
    entry: schema,
    ...(written && { written }),
    async *read(db, siteId) {
      const found = await find(db, siteId);
      yield found ? [found] : [];
    },
    keyOf: () => '',
    idsOf: () => ({}),
    check({ length }, whole) {
      if (length > 1) whole.add('1', 'is one too many: a site has one');
    },
    clear: remove,
    async insert(tx, siteId, entries) {
      for (const entry of entries) await write(tx, siteId, entry as Unchangeable<Entry>);
    },
  };
}
