/** Changes between two versions in the words of the person who made them. */
import { definitions } from '#blocks/definitions.ts';
import { textOfBlock } from '#domain/block.ts';
import type { BodyChange, ValueChange } from '#domain/content/compare-bodies.ts';
import type { Block, Section } from '#domain/content/content.ts';
import { GRID_COLUMNS } from '#domain/content/grid.ts';
import { plainText, richTextSchema } from '#domain/content/rich-text.ts';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { linkSchema } from '#domain/links/link.ts';
import { fill } from '../fill.ts';
import { type FieldOwner, fieldAt, fieldWords } from './field-words.ts';
import * as say from './words/en.ts';

export interface ChangeWords {
  /** "Text block", "Section “Opening hours”". */
  readonly thing: string;
  /** "added", "Caption changed". */
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
}

const KINDS = { added: say.added, removed: say.removed, moved: say.moved } as const;
const ALIGNS: Readonly<Record<string, string>> = {
  start: say.alignedToTheStart,
  center: say.alignedToTheCentre,
  end: say.alignedToTheEnd,
  stretch: say.alignedToStretch,
};
const MOST_LETTERS = 400;

/** Where a block stands in the grid is one change, however many of its numbers are others. */
export function describeChanges(changes: readonly BodyChange[]): ChangeWords[] {
  const placed = new Set<string>();
  return changes.flatMap((change) => {
    const layer = change.kind === 'changed' ? placedIn(change.path) : undefined;
    if (layer === undefined || change.kind !== 'changed') return [describeChange(change)];
    const key = `${change.id} ${layer}`;
    if (placed.has(key)) return [];
    placed.add(key);
    return [describePlacement(change, layer, changes)];
  });
}

/** In which layer a path leads to the place of a block; empty for the base. */
function placedIn(path: readonly string[]): string | undefined {
  if (path[0] === 'place') return '';
  return path[0] === 'overlays' && path[2] === 'place' ? path[1] : undefined;
}

function describePlacement(change: ValueChange, layer: string, changes: readonly BodyChange[]): ChangeWords {
  const block = change.value as Block;
  const thing = thingWords('block', block);
  if (layer === 'mobile') return { thing, what: say.placedDifferentlyOnPhones };
  if (layer !== '') return { thing, what: fill(say.placedDifferentlyCondition, { condition: layer }) };
  const before: Record<string, unknown> = { ...block.place };
  for (const other of changes) {
    if (other.kind === 'changed' && other.id === change.id && other.path[0] === 'place')
      before[other.path[1] ?? ''] = other.before;
  }
  return { thing, what: say.placedDifferently, before: placeWords(before), after: placeWords(block.place) };
}

/** "Columns 1 to 6 of 12, row 2". */
function placeWords({ column, span, row, align }: Record<string, unknown>): string {
  const last = Number(column) + Number(span) - 1;
  const columns =
    last === column
      ? fill(say.columnColumn, { column: last })
      : fill(say.columnsColumnToLast, { column: Number(column), last });
  return [
    fill(say.columnsOfGridcolumns, { columns, gridColumns: GRID_COLUMNS }),
    ...(row === undefined ? [] : [fill(say.rowRow, { row: Number(row) })]),
    ...(align === undefined ? [] : [ALIGNS[String(align)] ?? String(align)]),
  ].join(', ');
}

export function describeChange(change: BodyChange): ChangeWords {
  if (change.kind !== 'changed') {
    const thing = thingWords(change.what, change.value);
    const text = change.what === 'block' ? excerptOf(change.value as Block) : '';
    const side = change.kind === 'removed' ? 'before' : 'after';
    return { thing, what: KINDS[change.kind], ...(text && change.kind !== 'moved' ? { [side]: text } : {}) };
  }
  const owner = change.what === 'page' ? undefined : (change.value as Block | Section);
  const thing = change.what === 'page' ? say.page : thingWords(change.what, change.value as Block | Section);
  const wordsOf = (value: unknown) => valueWords(value, fieldIn(owner, change.path));
  return {
    thing,
    what: fill(say.pathChanged, { path: pathWords(change.path, owner) }),
    ...(isNothing(change.before) ? {} : { before: wordsOf(change.before) }),
    ...(isNothing(change.after) ? {} : { after: wordsOf(change.after) }),
  };
}

export function thingWords(what: 'section' | 'block', value: Block | Section): string {
  if (what === 'block') {
    const { type } = value as Block;
    return fill(say.labelBlock, { label: definitions[type]?.label ?? type });
  }
  const { name } = value as Section;
  return name ? fill(say.sectionName, { name }) : say.section;
}

export function excerptOf(block: Block): string {
  return textOfBlock(definitions[block.type], block).slice(0, MOST_LETTERS);
}

const CONTAINERS = new Set(['props', 'fields', 'place', 'overlays']);

/** `['overlays', 'mobile', 'hidden']` becomes "Hidden, on phones"; a field is called what its panel calls it. */
export function pathWords(path: readonly string[], owner: FieldOwner): string {
  const [first, condition] = path;
  const own = withoutLayer(path);
  const names = own.filter((key) => !CONTAINERS.has(key));
  const name = fieldWords(owner, own) ?? (names.length === 0 ? say.content : words(names.join(' ')));
  if (first !== 'overlays' || condition === undefined) return name;
  return condition === 'mobile'
    ? fill(say.pathOnPhones, { path: name })
    : fill(say.pathCondition, { path: name, condition });
}

/** What the panel shows for a path, in whichever layer. */
export function fieldIn(owner: FieldOwner, path: readonly string[]): FieldDescription | undefined {
  return fieldAt(owner, withoutLayer(path));
}

function withoutLayer(path: readonly string[]): readonly string[] {
  return path[0] === 'overlays' ? path.slice(2) : path;
}

function words(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function isNothing(value: unknown): boolean {
  return valueWords(value) === NOTHING;
}

const NOTHING = say.nothing;

/** @param field as which its panel shows the value */
export function valueWords(value: unknown, field?: FieldDescription): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  const chosen = choiceWords(value, field);
  if (chosen !== undefined) return chosen;
  if (typeof value === 'string') return value.slice(0, MOST_LETTERS);
  const rich = richTextSchema.safeParse(value);
  if (rich.success) return plainText(rich.data).slice(0, MOST_LETTERS) || NOTHING;
  return referenceWords(value) ?? JSON.stringify(value).slice(0, MOST_LETTERS);
}

/** "Left", not `start`. */
function choiceWords(value: unknown, field: FieldDescription | undefined): string | undefined {
  if (field?.kind !== 'choice' && field?.kind !== 'choices') return undefined;
  const labelOf = (one: unknown) =>
    field.choices.find((choice) => choice.value === one)?.label ?? String(one);
  return Array.isArray(value) ? value.map(labelOf).join(', ') || NOTHING : labelOf(value);
}

const REFERENCES = { page: say.aPageOfThisSite, item: say.anEntryOnThisSite, media: say.aFile } as const;

function referenceWords(value: unknown): string | undefined {
  const { data } = linkSchema.safeParse(value);
  if (!data) return undefined;
  return 'url' in data ? data.url.slice(0, MOST_LETTERS) || NOTHING : REFERENCES[data.ref];
}
