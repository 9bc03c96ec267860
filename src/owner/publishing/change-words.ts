/** Changes between two versions in the words of the person who made them. */
import { definitions } from '#blocks/definitions.ts';
import { textOfBlock } from '#domain/block.ts';
import type { BodyChange, ValueChange } from '#domain/content/compare-bodies.ts';
import type { Block, Section } from '#domain/content/content.ts';
import { GRID_COLUMNS } from '#domain/content/grid.ts';
import { plainText, richTextSchema } from '#domain/content/rich-text.ts';

export interface ChangeWords {
  /** "Text block", "Section “Opening hours”". */
  readonly thing: string;
  /** "added", "Caption changed". */
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
}

const KINDS = { added: 'added', removed: 'taken away', moved: 'moved' } as const;
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
  if (layer !== '') return { thing, what: `placed differently${layerWords(layer)}` };
  const before: Record<string, unknown> = { ...block.place };
  for (const other of changes) {
    if (other.kind === 'changed' && other.id === change.id && other.path[0] === 'place')
      before[other.path[1] ?? ''] = other.before;
  }
  return { thing, what: 'placed differently', before: placeWords(before), after: placeWords(block.place) };
}

/** "Columns 1 to 6 of 12, row 2". */
function placeWords({ column, span, row, align }: Record<string, unknown>): string {
  const last = Number(column) + Number(span) - 1;
  const columns = last === column ? `Column ${column}` : `Columns ${column} to ${last}`;
  return [
    `${columns} of ${GRID_COLUMNS}`,
    ...(row === undefined ? [] : [`row ${row}`]),
    ...(align === undefined ? [] : [`aligned to ${align}`]),
  ].join(', ');
}

export function describeChange(change: BodyChange): ChangeWords {
  if (change.kind !== 'changed') {
    const thing = thingWords(change.what, change.value);
    const text = change.what === 'block' ? excerptOf(change.value as Block) : '';
    const side = change.kind === 'removed' ? 'before' : 'after';
    return { thing, what: KINDS[change.kind], ...(text && change.kind !== 'moved' ? { [side]: text } : {}) };
  }
  const thing = change.what === 'page' ? 'Page' : thingWords(change.what, change.value as Block | Section);
  return {
    thing,
    what: `${pathWords(change.path)} changed`,
    ...(isNothing(change.before) ? {} : { before: valueWords(change.before) }),
    ...(isNothing(change.after) ? {} : { after: valueWords(change.after) }),
  };
}

export function thingWords(what: 'section' | 'block', value: Block | Section): string {
  if (what === 'block') {
    const { type } = value as Block;
    return `${definitions[type]?.label ?? type} block`;
  }
  const { name } = value as Section;
  return name ? `Section “${name}”` : 'Section';
}

export function excerptOf(block: Block): string {
  return textOfBlock(definitions[block.type], block).slice(0, MOST_LETTERS);
}

const CONTAINERS = new Set(['props', 'fields', 'place', 'overlays']);

/** `['overlays', 'mobile', 'hidden']` becomes "Hidden, on phones". */
export function pathWords(path: readonly string[]): string {
  const [first, condition] = path;
  const isLayer = first === 'overlays';
  const names = path.slice(isLayer ? 2 : 0).filter((key) => !CONTAINERS.has(key));
  const name = words(names.join(' ') || (first === 'place' ? 'place' : 'content'));
  return name + (isLayer && condition !== undefined ? `,${layerWords(condition)}` : '');
}

function layerWords(condition: string): string {
  return condition === 'mobile' ? ' on phones' : ` ${condition}`;
}

function words(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function isNothing(value: unknown): boolean {
  return valueWords(value) === NOTHING;
}

const NOTHING = 'nothing';

export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value.slice(0, MOST_LETTERS);
  const rich = richTextSchema.safeParse(value);
  if (rich.success) return plainText(rich.data).slice(0, MOST_LETTERS) || NOTHING;
  return JSON.stringify(value).slice(0, MOST_LETTERS);
}
