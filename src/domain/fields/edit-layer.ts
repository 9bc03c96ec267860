/**
 * Reading and changing one value of a block, section or page in one of its layers: where the value comes from,
 * and the operations that change it there or take the layer's own value away.
 */
import { type AnyBlockDefinition, parseProps } from '../block.ts';
import { BODY } from '../content/body-id.ts';
import type { Block, Body, Section } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import { getIn, merge } from '../content/overlays.ts';
import { setIn } from '../content/tree.ts';
import { isEqualJson, isObject } from '../json.ts';
import type { FieldDescription } from './describe-schema.ts';

/** A block, a section, or the page itself. */
export type Editable =
  | { readonly kind: 'block'; readonly value: Block }
  | { readonly kind: 'section'; readonly value: Section }
  | { readonly kind: 'page'; readonly value: Body };

/** `base`, or an overlay's condition. */
export type LayerName = string;

/**
 * Where a value comes from: `base`: the base is shown itself; `layer`: the layer has its own; `inherited`: the
 * layer could have its own but has the base's; `shared`: the layer cannot differ here.
 */
export type Origin = 'base' | 'layer' | 'inherited' | 'shared';

const IN_WORDS: ReadonlySet<FieldDescription['kind']> = new Set([
  'text',
  'long-text',
  'rich-text',
  'link',
  'media',
  'web-address',
  'list',
]);

/** What style sheets can decide, since phones get the same HTML. */
const ON_PHONES: Readonly<Record<Editable['kind'], ReadonlySet<string>>> = {
  block: new Set(['place', 'order', 'hidden', 'align']),
  section: new Set(['hidden', 'spacing']),
  page: new Set(),
};

/** Whether the layer can have a value of its own here. */
export function mayDiffer(
  layer: LayerName,
  kind: Editable['kind'],
  path: readonly string[],
  control?: FieldDescription['kind'],
): boolean {
  if (layer === 'base') return false;
  if (layer === 'mobile') return ON_PHONES[kind].has(path[0] ?? '');
  return !layer.startsWith('locale:') || (control !== undefined && IN_WORDS.has(control));
}

export interface LayeredValue {
  readonly value: unknown;
  readonly origin: Origin;
}

export function readValue(
  target: Editable,
  layer: LayerName,
  path: readonly string[],
  control?: FieldDescription['kind'],
): LayeredValue {
  const base = getIn(target.value, path);
  if (layer === 'base') return { value: base, origin: 'base' };
  if (!mayDiffer(layer, target.kind, path, control)) return { value: base, origin: 'shared' };
  const own = ownValue(target, layer, path);
  return own === undefined
    ? { value: base, origin: 'inherited' }
    : { value: merge(base, own), origin: 'layer' };
}

/** The layers that have a value of their own where the base is shown. */
export function layersAt(target: Editable, path: readonly string[]): LayerName[] {
  const whole = beforeList(target, path);
  return Object.keys(target.value.overlays ?? {}).filter(
    (layer) => ownValue(target, layer, whole) !== undefined,
  );
}

/** The layer's own value at the path, or of the list the path leads into. */
function ownValue(target: Editable, layer: LayerName, path: readonly string[]): unknown {
  return getIn(target.value.overlays?.[layer], path);
}

/** The operations that give a value in the layer; none where it is that already. */
export function changeValue(
  target: Editable,
  layer: LayerName,
  path: readonly string[],
  value: unknown,
  control?: FieldDescription['kind'],
): Operation[] {
  const now = readValue(target, layer, path, control);
  if (isEqualJson(now.value ?? null, value ?? null)) return [];
  const id = idOf(target);
  if (now.origin === 'base' || now.origin === 'shared') return [setBase(target, id, path, value)];
  // Overlays merge by key; within a list there are no keys, so a layer has a list of its own or none.
  const whole = beforeList(target, path);
  const list = readValue(target, layer, whole, control).value;
  const after = whole.length === path.length ? value : setIn(list, path.slice(whole.length), value);
  return [overlay(id, layer, whole, ownValue(target, layer, whole), after)];
}

function setBase(target: Editable, id: string, path: readonly string[], value: unknown): Operation {
  if (target.kind === 'block' && path[0] === 'place' && path.length === 1) {
    return { op: 'setPlace', id, before: target.value.place, after: value as Block['place'] };
  }
  return { op: 'set', id, path: [...path], before: getIn(target.value, path), after: value };
}

function overlay(
  id: string,
  condition: string,
  path: readonly string[],
  before: unknown,
  after: unknown,
): Operation {
  return { op: 'setOverlay', id, condition, path: [...path], before, after };
}

/** The part of a path that ends with its first list. */
function beforeList(target: Editable, path: readonly string[]): readonly string[] {
  const depth = path.findIndex((_key, index) => Array.isArray(getIn(target.value, path.slice(0, index + 1))));
  return depth < 0 ? path : path.slice(0, depth + 1);
}

/** Takes the layer's own value away, so that the base's shows again. */
export function resetValue(target: Editable, layer: LayerName, path: readonly string[]): Operation[] {
  const whole = beforeList(target, path);
  const own = ownValue(target, layer, whole);
  return own === undefined ? [] : [overlay(idOf(target), layer, whole, own, undefined)];
}

/** The values a layer has of its own, each by its path; those of one object stand for themselves. */
export function ownPaths(target: Editable, layer: LayerName): string[][] {
  const walk = (value: unknown, path: string[]): string[][] =>
    isObject(value) ? Object.entries(value).flatMap(([key, inner]) => walk(inner, [...path, key])) : [path];
  return Object.entries(target.value.overlays?.[layer] ?? {}).flatMap(([key, value]) => walk(value, [key]));
}

/** Takes all of the layer's own values away. */
export function resetLayer(target: Editable, layer: LayerName): Operation[] {
  const own = target.value.overlays?.[layer] ?? {};
  return Object.entries(own).map(([key, value]) => overlay(idOf(target), layer, [key], value, undefined));
}

function idOf(target: Editable): string {
  return target.kind === 'page' ? BODY : target.value.id;
}

/**
 * A block with today's props, and the operations that bring the stored one there: they go before the first
 * change, so that what is changed and what is shown are the same.
 */
export function withTodaysProps(
  definition: AnyBlockDefinition,
  block: Block,
): { readonly block: Block; readonly operations: Operation[] } {
  if (block.version >= definition.version) return { block, operations: [] };
  const parsed = parseProps(definition, block.version, block.props);
  if (!parsed.ok) return { block, operations: [] };
  const props = parsed.props as Record<string, unknown>;
  const { id } = block;
  return {
    block: { ...block, version: definition.version, props },
    operations: [
      { op: 'set', id, path: ['props'], before: block.props, after: props },
      { op: 'set', id, path: ['version'], before: block.version, after: definition.version },
    ],
  };
}
