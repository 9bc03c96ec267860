/** The entry that a list gains: as empty as its schema lets it be. */
import type { FieldDescription, NamedField } from './describe-schema.ts';

export interface EntryOptions {
  /** As `2026-11-21`. */
  readonly today: string;
  readonly newId: () => string;
}

export function emptyEntry(fields: readonly NamedField[], options: EntryOptions): Record<string, unknown> {
  const values = fields
    .filter(({ field }) => !field.isOptional)
    .map(({ key, field }) => [key, emptyValue(field, options)]);
  return Object.fromEntries(values);
}

function emptyValue(field: FieldDescription, options: EntryOptions): unknown {
  switch (field.kind) {
    case 'day':
      return options.today;
    case 'id':
      return options.newId();
    case 'switch':
      return false;
    case 'number':
      return field.min ?? 0;
    case 'choice':
      return field.choices[0]?.value;
    case 'choices':
    case 'list':
    case 'lines':
    case 'words':
      return [];
    case 'group':
      return emptyEntry(field.fields, options);
    case 'link':
      return { url: '' };
    case 'rich-text':
      return { type: 'doc', content: [] };
    case 'text':
    case 'long-text':
    case 'code':
    case 'web-address':
      return field.minLength > 0 ? field.label : '';
    default:
      return undefined;
  }
}

/** The first words of an entry, by which it is told from the others; of what only some entries have there are none. */
export function entryTitle(entry: unknown, fields: readonly NamedField[]): string {
  const values = (entry ?? {}) as Record<string, unknown>;
  const words = fields
    .filter(({ field }) => !field.when)
    .filter(({ field }) => field.kind === 'text' || field.kind === 'day' || field.kind === 'web-address')
    .map(({ key }) => values[key])
    .filter((value) => typeof value === 'string' && value !== '');
  return words.slice(0, 2).join(' · ');
}
