/** Bodies with words of their own planted in every text of every block, hidden in every way there is. */
import { definitions } from '#blocks/definitions.ts';
import { type AnyBlockDefinition, parseProps } from '#domain/block.ts';
import { blockOf } from '#domain/content/build-body.ts';
import type { Block, Body, Section } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { isObject } from '#domain/json.ts';

export const BLOCK_TYPES = Object.values(definitions);

export interface Planting {
  /** Begins every word. */
  readonly prefix: string;
  /** Stands in every word, so that one that is found says where it comes from. */
  readonly place: string;
  /** Stands wherever a picture does. */
  readonly pictureId: string;
  readonly newId: () => string;
  /** Per block type: which of its examples, and which way it is hidden; any whole numbers. */
  readonly examples: readonly number[];
  readonly ways: readonly number[];
}

export interface Planted<T> {
  readonly value: T;
  readonly words: readonly string[];
}

/** A block of every type, with a word in every text that takes one. */
function plantedBlocks(planting: Planting): Planted<Block[]> {
  const words: string[] = [];
  const value = BLOCK_TYPES.map((definition, index) => {
    const { examples } = definition;
    const example = examples[(planting.examples[index] ?? 0) % examples.length];
    const planted = plantProps(definition, example?.props ?? definition.defaults, planting);
    words.push(...planted.words);
    return blockOf(planting.newId(), definition.type, planted.value, definition.version);
  });
  return { value, words };
}

function plantProps(
  definition: AnyBlockDefinition,
  example: Record<string, unknown>,
  { prefix, place, pictureId }: Planting,
): Planted<Record<string, unknown>> {
  let props = example;
  const words: string[] = [];
  for (const { path, value } of leavesOf(example)) {
    const word = `${prefix}${place}${definition.type.replaceAll('-', '')}${words.length}`;
    const texts = value === PICTURE ? [] : variants(value, word);
    const planted = texts
      .map((text) => setIn(props, path, text))
      .find((each) => keeps(definition, each, word));
    if (planted) words.push(word);
    props = value === PICTURE ? setIn(props, path, pictureId) : (planted ?? props);
  }
  return { value: props, words };
}

/** Stands for the id of a picture. */
const PICTURE = Symbol('picture');

interface Leaf {
  readonly path: readonly string[];
  readonly value: string | typeof PICTURE;
}

function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path, value }];
  if (isObject(value) && value['ref'] === 'media') return [{ path: [...path, 'id'], value: PICTURE }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function keeps(definition: AnyBlockDefinition, props: Record<string, unknown>, word: string): boolean {
  const parsed = parseProps(definition, definition.version, props);
  return parsed.ok && JSON.stringify(parsed.props).includes(word);
}

/** What a text may become; the first that its block takes is planted. */
function variants(value: string, word: string): string[] {
  return [`${word} ${value}`, word, `https://${word}.example/`, `${word}@mail.example`];
}

function setIn<T>(value: T, [key, ...rest]: readonly string[], to: unknown): T {
  if (key === undefined) return to as T;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = setIn(copy[key], rest, to);
  return copy as T;
}

const onPhones = (hidden: boolean) => ({ mobile: { hidden } });

/** Ways of a block to be hidden by itself. */
const OF_BLOCKS: readonly Partial<Block>[] = [
  { hidden: true },
  { hidden: true, overlays: onPhones(true) },
  { hidden: true, overlays: { mobile: { place: { column: 1, span: 6 } } } },
];
const OF_SECTIONS: readonly Partial<Section>[] = [
  { hidden: true },
  { hidden: true, overlays: onPhones(true) },
];
/** The last is to stand in a section that shows another one. */
export const WAYS = OF_BLOCKS.length + OF_SECTIONS.length + 1;

function sectionOf({ newId }: Planting, blocks: Block[], more: Partial<Section> = {}): Section {
  return { id: newId(), theme: 'paper', width: 'content', spacing: 'medium', blocks, ...more };
}

/**
 * Sections of which visitors see nothing but empty bands.
 * @param sourceId of a reusable section, for blocks in the place of which it is shown
 */
export function hiddenSections(planting: Planting, sourceId: string | undefined): Section[] {
  const { prefix, place, pictureId, ways } = planting;
  const { value: blocks } = plantedBlocks(planting);
  const inWay = (way: number): Block[] => blocks.filter((_, index) => (ways[index] ?? 0) % WAYS === way);
  const single = OF_BLOCKS.flatMap((how, way) => inWay(way).map((block) => ({ ...block, ...how })));
  const whole = OF_SECTIONS.map((how, index) =>
    sectionOf(planting, inWay(OF_BLOCKS.length + index), {
      name: `${prefix}${place}name${index}`,
      background: { media: { ref: 'media', id: pictureId } },
      ...how,
    }),
  );
  const replaced = inWay(WAYS - 1);
  const last =
    sourceId === undefined
      ? sectionOf(planting, replaced, { hidden: true })
      : sectionOf(planting, replaced, { source: { ref: 'section', id: sourceId } });
  return [...whole, sectionOf(planting, single), last];
}

/** A section whose blocks phones leave out, and one that only phones show. */
export function partlyHiddenSections(planting: Planting): Planted<Section[]> {
  const wide = plantedBlocks({ ...planting, place: `${planting.place}wide` });
  const phones = plantedBlocks({ ...planting, place: `${planting.place}phones` });
  return {
    words: [...wide.words, ...phones.words],
    value: [
      sectionOf(
        planting,
        wide.value.map((block) => ({ ...block, overlays: onPhones(true) })),
      ),
      sectionOf(planting, phones.value, { hidden: true, overlays: onPhones(false) }),
    ],
  };
}

/** A body of these sections, and of one with a text of one word that all screens show. */
export function bodyAround(planting: Planting, word: string, sections: readonly Section[]): Body {
  const text = blockOf(planting.newId(), 'text', { content: paragraphs(word), size: 'regular' });
  return { title: 'Kiln', fields: {}, sections: [...sections, sectionOf(planting, [text])] };
}
