/** What an edit was about, in a few topics: enough for one line of a history. */
import { isObject } from '../json.ts';
import { type BodyChange, compareBodies, type ValueChange } from './compare-bodies.ts';
import type { Block, Body } from './content.ts';

export const CHANGE_TOPICS = [
  'title',
  'sectionsAdded',
  'sectionsRemoved',
  'blocksAdded',
  'blocksRemoved',
  'texts',
  'order',
  'layout',
  'phone',
  'settings',
  'details',
] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

/** How many things each topic concerns; topics that concern none are left out. */
export type ChangeSummary = { readonly [Topic in ChangeTopic]?: number };

/**
 * Versions that differ have a summary that is not empty.
 * @param textOf the words of a block that visitors read
 */
export function summarizeChanges(before: Body, after: Body, textOf: (block: Block) => string): ChangeSummary {
  const old = new Map(before.sections.flatMap(({ blocks }) => blocks).map((block) => [block.id, block]));
  const things = new Map<ChangeTopic, Set<string>>();
  for (const change of withoutInner(compareBodies(before, after), before, after)) {
    const topic = topicOf(change, old, textOf);
    things.set(topic, (things.get(topic) ?? new Set()).add(change.id));
  }
  return Object.fromEntries(
    CHANGE_TOPICS.flatMap((topic) => (things.has(topic) ? [[topic, things.get(topic)?.size]] : [])),
  );
}

/** Blocks that came or went with their section do not count on their own. */
function withoutInner(changes: readonly BodyChange[], before: Body, after: Body): BodyChange[] {
  const insideOf = (kind: 'added' | 'removed', body: Body) => {
    const sections = new Set(
      changes.filter((change) => change.kind === kind && change.what === 'section').map(({ id }) => id),
    );
    return body.sections
      .filter(({ id }) => sections.has(id))
      .flatMap(({ blocks }) => blocks.map(({ id }) => id));
  };
  const inner = {
    added: new Set(insideOf('added', after)),
    removed: new Set(insideOf('removed', before)),
  };
  return changes.filter(({ kind, id }) => !((kind === 'added' || kind === 'removed') && inner[kind].has(id)));
}

const CAME_OR_WENT = {
  added: { section: 'sectionsAdded', block: 'blocksAdded' },
  removed: { section: 'sectionsRemoved', block: 'blocksRemoved' },
  moved: { section: 'order', block: 'order' },
} as const;

function topicOf(
  change: BodyChange,
  old: ReadonlyMap<string, Block>,
  textOf: (block: Block) => string,
): ChangeTopic {
  if (change.kind !== 'changed') return CAME_OR_WENT[change.kind][change.what];
  const [first] = change.path;
  if (isPhone(change)) return 'phone';
  if (change.what === 'page') return first === 'title' ? 'title' : 'details';
  if (first !== undefined && LAYOUT_KEYS.has(first)) return 'layout';
  return first !== 'overlays' && isText(change, old.get(change.id), textOf) ? 'texts' : 'settings';
}

const LAYOUT_KEYS: ReadonlySet<string> = new Set(['place', 'width', 'spacing']);

/** Its words, or how they are marked. */
function isText(
  { what, value, before, after }: ValueChange,
  old: Block | undefined,
  textOf: (block: Block) => string,
): boolean {
  if (what !== 'block' || !old) return false;
  return isRichText(before) || isRichText(after) || textOf(old) !== textOf(value as Block);
}

function isRichText(value: unknown): boolean {
  return isObject(value) && value['type'] === 'doc';
}

function isPhone({ path: [first, condition], before, after }: ValueChange): boolean {
  if (first !== 'overlays') return false;
  const conditions = condition === undefined ? [before, after].flatMap(keysOf) : [condition];
  return conditions.every((each) => each === 'mobile');
}

function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}
