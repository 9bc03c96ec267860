/**
 * Decides, when a body is saved, which of its code-carrying blocks keep running as part of the page.
 * Without the permission to inject code an author may move, restyle and delete a trusted block, but a copy
 * of it, or any change to its code, is sandboxed as a whole.
 */
import type { Body } from '../content/content.ts';
import { isEqualJson, isObject } from '../json.ts';

/** Whether blocks of this type hold the owner's HTML (`carriesCode` of the definition). */
export type CarriesCode = (type: string) => boolean;

type Bag = Record<string, unknown>;

/**
 * The body as it may be stored. Looks into every layer: base values and overlays of blocks, and the
 * sections or blocks that overlays of the body or of a section bring along.
 * @param before what is stored now; undefined for a new document
 */
export function stampTrust(
  before: Body | undefined,
  after: Body,
  mayInjectCode: boolean,
  carriesCode: CarriesCode,
): Body {
  if (mayInjectCode) return after;
  const known = new Map<string, Bag[]>();
  if (before) collectBlocks(before, known);
  return stampHolder(after, { known, carriesCode }) as Body;
}

/** Whether a body has code in it that runs as part of the page and that was not there before. */
export function hasNewTrustedCode(before: Body | undefined, after: Body, carriesCode: CarriesCode): boolean {
  const known = new Map<string, Bag[]>();
  if (before) collectBlocks(before, known);
  const old = new Set([...known.values()].flat().map((block) => JSON.stringify(codeOf(block))));
  const blocks = new Map<string, Bag[]>();
  collectBlocks(after, blocks);
  return [...blocks.values()].flat().some((block) => {
    const code = JSON.stringify(codeOf(block));
    const layers = [block, ...layersOf(block)];
    const isTrusted = layers.some((layer) => propsOf(layer)['trust'] === 'trusted');
    return isTrusted && layers.some((layer) => carriesCode(String(layer['type']))) && !old.has(code);
  });
}

interface Stamping {
  /** The stored blocks by id, from all layers. */
  readonly known: ReadonlyMap<string, readonly Bag[]>;
  readonly carriesCode: CarriesCode;
}

/** The blocks that a body, a section or a layer of either holds, at any depth. */
function collectBlocks(holder: Bag, into: Map<string, Bag[]>): void {
  for (const section of listOf(holder, 'sections')) collectBlocks(section, into);
  for (const block of listOf(holder, 'blocks')) {
    const id = String(block['id']);
    into.set(id, [...(into.get(id) ?? []), block]);
  }
  for (const layer of layersOf(holder)) collectBlocks(layer, into);
}

/** A body, a section or a layer of either, with all blocks in it stamped. */
function stampHolder(holder: Bag, stamping: Stamping): Bag {
  const stamped: Bag = { ...holder };
  if ('sections' in stamped) {
    stamped['sections'] = stampList(stamped['sections'], (section) => stampHolder(section, stamping));
  }
  if ('blocks' in stamped) {
    stamped['blocks'] = stampList(stamped['blocks'], (block) => stampBlock(block, stamping));
  }
  if ('overlays' in stamped) {
    stamped['overlays'] = mapValues(stamped['overlays'], (layer) => stampHolder(layer, stamping));
  }
  return stamped;
}

/** What is no list of objects is no part of a body, and is left without any trust in it. */
function stampList(list: unknown, stamp: (entry: Bag) => Bag): unknown {
  if (!Array.isArray(list)) return demoteDeep(list);
  return list.map((entry) => (isObject(entry) ? stamp(entry) : entry));
}

function stampBlock(block: Bag, { known, carriesCode }: Stamping): Bag {
  const isCode = [block, ...layersOf(block)].some((layer) => carriesCode(String(layer['type'])));
  const code = codeOf(block);
  const isKnown = (known.get(String(block['id'])) ?? []).some((stored) => isEqualJson(codeOf(stored), code));
  return isCode && !isKnown ? demote(block) : { ...block };
}

/**
 * Everything that decides which code a block runs, and how. The version is part of it, since a migration may
 * make one prop out of another.
 */
const CODE_KEYS = ['type', 'version'] as const;
const CODE_PROPS = ['html', 'mode', 'trust'] as const;

function codeOf(block: Bag): unknown {
  const overlays = isObject(block['overlays']) ? Object.entries(block['overlays']) : [];
  const changing = overlays.map(([name, layer]) => [name, isObject(layer) ? pickCode(layer) : {}] as const);
  return {
    own: pickCode(block),
    overlays: Object.fromEntries(changing.filter(([, code]) => Object.keys(code).length > 0)),
  };
}

function pickCode(layer: Bag): Bag {
  return { ...pick(layer, CODE_KEYS), ...pick(propsOf(layer), CODE_PROPS) };
}

function propsOf(layer: Bag): Bag {
  return isObject(layer['props']) ? layer['props'] : {};
}

function demote(block: Bag): Bag {
  return {
    ...block,
    props: { ...propsOf(block), trust: 'sandboxed' },
    ...('overlays' in block ? { overlays: demoteDeep(block['overlays']) } : {}),
  };
}

/** The value with every `trust` in it, however deep, taken back. */
function demoteDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(demoteDeep);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'trust' ? 'sandboxed' : demoteDeep(inner)]),
  );
}

function listOf(holder: Bag, key: 'sections' | 'blocks'): Bag[] {
  const list = holder[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function layersOf(holder: Bag): Bag[] {
  return isObject(holder['overlays']) ? Object.values(holder['overlays']).filter(isObject) : [];
}

function mapValues(value: unknown, change: (layer: Bag) => Bag): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, layer]) => [key, isObject(layer) ? change(layer) : layer]),
  );
}

function pick(bag: Bag, keys: readonly string[]): Bag {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(bag, key)).map((key) => [key, bag[key]]));
}
