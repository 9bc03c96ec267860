/** What a part of a block, a section or a page is called, as its panel calls it. */
import { definitions } from '#blocks/definitions.ts';
import type { Block, Section } from '#domain/content/content.ts';
import { describeFields, type FieldDescription, type NamedField } from '#domain/fields/describe-schema.ts';
import * as say from './words/en.ts';

/** What has the field: a page has neither blocks nor a type. */
export type FieldOwner = Block | Section | undefined;

const SHARED: Readonly<Record<string, string>> = {
  hidden: say.hidden,
  place: say.position,
  order: say.order,
};
const OF_SECTIONS: Readonly<Record<string, string>> = {
  ...SHARED,
  theme: say.colours,
  spacing: say.spaceAboveAndBelow,
  divider: say.lineAbove,
  background: say.background,
  'background.scrim': say.darkenThePicture,
  source: say.reusableSection,
};
const OF_PAGES: Readonly<Record<string, string>> = {
  'fields.socialImage': say.sharingPicture,
  'fields.image': say.picture,
  'fields.startsAt': say.start,
  'fields.endsAt': say.end,
};

/** @param path without its layer @returns undefined where no panel has a word for it */
export function fieldWords(owner: FieldOwner, path: readonly string[]): string | undefined {
  if (owner === undefined) return OF_PAGES[path.join('.')];
  if ('blocks' in owner) return OF_SECTIONS[path.join('.')] ?? OF_SECTIONS[path[0] ?? ''];
  const [part = '', ...keys] = path;
  return part === 'props' ? labelsOf(fieldsOf(owner), keys) : SHARED[part];
}

/** What the panel shows for it; undefined where no field is there. */
export function fieldAt(owner: FieldOwner, path: readonly string[]): FieldDescription | undefined {
  const [part, ...keys] = path;
  if (owner === undefined || 'blocks' in owner || part !== 'props') return undefined;
  return follow(fieldsOf(owner), keys).at(-1)?.field;
}

function fieldsOf({ type }: Block): readonly NamedField[] {
  const definition = definitions[type];
  return definition ? describeFields(definition.props) : [];
}

interface Step {
  readonly field: FieldDescription;
  /** "track 2", where the path goes into a list. */
  readonly entry?: string;
}

/** From the outermost field to the one that the path names, as far as they are known. */
function follow(fields: readonly NamedField[], [key, ...rest]: readonly string[]): Step[] {
  const field = fields.find((each) => each.key === key)?.field;
  if (!field) return [];
  const [index, ...further] = rest;
  if (field.kind === 'group') return [{ field }, ...follow(field.fields, rest)];
  if (field.kind !== 'list' || index === undefined) return [{ field }];
  return [{ field, entry: `${field.entry} ${Number(index) + 1}` }, ...follow(field.fields, further)];
}

function labelsOf(fields: readonly NamedField[], keys: readonly string[]): string | undefined {
  const steps = follow(fields, keys);
  const words = steps.map(({ field, entry }) => entry ?? field.label).filter(Boolean);
  return words.length > 0 ? capitalised(words.join(': ')) : undefined;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
