/**
 * The texts of a document that can be translated, each with its translation and whether that is still up to date: a
 * translation remembers which original it was made from. Translations are overlays (`locale:fr`), and changes to them
 * operations like all others.
 */
import type { AnyBlockDefinition } from '../block.ts';
import { BODY } from '../content/body-id.ts';
import type { Block, Body } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import { getIn, keyOf } from '../content/overlays.ts';
import { plainText, type RichText } from '../content/rich-text.ts';
import { describeFields, type NamedField } from '../fields/describe-schema.ts';
import { withTodaysProps } from '../fields/edit-layer.ts';
import { isObject } from '../json.ts';
import type { TextKind, TranslationState } from './text-kinds.ts';

export interface TranslatableText {
  /** Of the block, or `body` for the document itself. */
  readonly id: string;
  /** As an overlay names it: entries of lists by their ids, or by their place where they have none. */
  readonly path: readonly string[];
  readonly kind: TextKind;
  /** What it is, in the owner's words: “Button: Label”. */
  readonly label: string;
  /** A string, or a rich text. */
  readonly original: unknown;
  /** Undefined where the original shows. */
  readonly translation: unknown;
  readonly state: TranslationState;
}

/** Where a text is; `*` is every entry of a list. */
export interface TextPattern {
  readonly path: readonly string[];
  readonly kind: TextKind;
  readonly label: string;
}

/** The words of one language over those of the main one, as they are stored. */
export type Layer = Readonly<Record<string, unknown>>;

type Definitions = Readonly<Record<string, AnyBlockDefinition>>;

export const textAt = (label: string, ...path: string[]): TextPattern => ({ path, kind: 'text', label });

export const longTextAt = (label: string, ...path: string[]): TextPattern => ({
  path,
  kind: 'long-text',
  label,
});

/** Of pages and posts, and of header, footer and navigation. */
const OF_BODIES: readonly TextPattern[] = [
  textAt('Title', 'title'),
  longTextAt('Description', 'fields', 'description'),
  longTextAt('Excerpt', 'fields', 'excerpt'),
  textAt('Location', 'fields', 'location'),
  textAt('Button', 'fields', 'action', 'label'),
  textAt('Second button', 'fields', 'secondAction', 'label'),
  textAt('Legal notice', 'fields', 'legal'),
  textAt('Menu', 'fields', 'main', '*', 'title'),
  textAt('Submenu', 'fields', 'main', '*', 'children', '*', 'title'),
  textAt('Footer menu', 'fields', 'footer', '*', 'title'),
];

/** In their order on the page; texts that are empty are not among them. */
export function textsOf(body: Body, definitions: Definitions, language: string): TranslatableText[] {
  const blocks = body.sections.flatMap((section) => section.blocks);
  const layerOf = ({ overlays }: Block | Body) => overlays?.[`locale:${language}`];
  return [
    ...findTexts({ id: BODY, target: body, patterns: OF_BODIES, layer: layerOf(body) }),
    ...blocks.flatMap((stored) => {
      const definition = definitions[stored.type];
      if (!definition) return [];
      const { block } = withTodaysProps(definition, stored);
      return findTexts({
        id: block.id,
        target: block,
        patterns: patternsOf(definition),
        layer: layerOf(block),
      });
    }),
  ];
}

/**
 * The operations that give a text a translation.
 * @param value a string or a rich text, as the original is; undefined removes the translation
 */
export function translateText(
  body: Body,
  definitions: Definitions,
  text: TranslatableText,
  language: string,
  value: unknown,
): Operation[] {
  const { id, path, original } = text;
  const condition = `locale:${language}`;
  const stored = id === BODY ? body : findBlock(body, id);
  if (!stored) return [];
  const definition = 'type' in stored ? definitions[stored.type] : undefined;
  const { block, operations } = definition
    ? withTodaysProps(definition, stored as Block)
    : { block: stored, operations: [] };
  const layer = block.overlays?.[condition];
  const set = (where: readonly string[], after: unknown): Operation[] => {
    const before = getIn(layer, where);
    return before === after ? [] : [{ op: 'setOverlay', id, condition, path: [...where], before, after }];
  };
  const madeFrom = value === undefined ? undefined : fingerprint(original);
  return [...operations, ...set(path, value), ...set([MADE_FROM, path.join('.')], madeFrom)];
}

export interface TranslationCount {
  readonly total: number;
  readonly missing: number;
  readonly outdated: number;
}

export function countTexts(texts: readonly Pick<TranslatableText, 'state'>[]): TranslationCount {
  const count = (state: TranslationState) => texts.filter((text) => text.state === state).length;
  return { total: texts.length, missing: count('missing'), outdated: count('outdated') };
}

/** In a language's layer: fingerprints of the originals, by the paths of their translations. */
export const MADE_FROM = 'madeFrom';

interface Search {
  readonly id: string;
  readonly target: object;
  readonly patterns: readonly TextPattern[];
  readonly layer: Layer | undefined;
}

export function findTexts({ id, target, patterns, layer }: Search): TranslatableText[] {
  return patterns.flatMap((pattern) =>
    placesOf(target, pattern.path).flatMap(({ path, value }) => {
      if (isEmpty(value)) return [];
      const translation = getIn(layer, path);
      const madeFrom = getIn(layer, [MADE_FROM, path.join('.')]);
      const state = stateOf({ translation, madeFrom, original: value });
      return [{ id, path, kind: pattern.kind, label: pattern.label, original: value, translation, state }];
    }),
  );
}

function stateOf({
  translation,
  madeFrom,
  original,
}: Record<'translation' | 'madeFrom' | 'original', unknown>): TranslationState {
  if (translation === undefined) return 'missing';
  return madeFrom === undefined || madeFrom === fingerprint(original) ? 'current' : 'outdated';
}

/** All values that a pattern leads to, each with its path. */
function placesOf(
  value: unknown,
  [key, ...rest]: readonly string[],
  path: readonly string[] = [],
): { readonly path: readonly string[]; readonly value: unknown }[] {
  if (key === undefined) return [{ path, value }];
  if (key !== '*') return isObject(value) ? placesOf(value[key], rest, [...path, key]) : [];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry, index) => placesOf(entry, rest, [...path, keyOf(entry, index)]));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return !isObject(value) || value['type'] !== 'doc' || plainText(value as RichText).trim() === '';
}

const known = new WeakMap<AnyBlockDefinition, readonly TextPattern[]>();

/** Where the texts of a block's props are, by the fields its schema describes. */
function patternsOf(definition: AnyBlockDefinition): readonly TextPattern[] {
  const found =
    known.get(definition) ??
    walk(describeFields(definition.props), ['props']).map((pattern) => ({
      ...pattern,
      label: pattern.label === definition.label ? pattern.label : `${definition.label}: ${pattern.label}`,
    }));
  known.set(definition, found);
  return found;
}

function walk(fields: readonly NamedField[], above: readonly string[]): TextPattern[] {
  return fields.flatMap(({ key, field }): TextPattern[] => {
    const path = [...above, key];
    switch (field.kind) {
      case 'text':
      case 'long-text':
      case 'rich-text':
        return [{ path, kind: field.kind, label: field.label }];
      case 'group':
        return walk(field.fields, path);
      case 'list':
        return walk(field.fields, [...path, '*']);
      default:
        return [];
    }
  });
}

function findBlock(body: Body, id: string): Block | undefined {
  return body.sections.flatMap((section) => section.blocks).find((block) => block.id === id);
}

/** FNV-1a of the value as JSON: enough to notice that an original has changed. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
