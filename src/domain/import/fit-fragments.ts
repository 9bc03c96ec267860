/**
 * Keeps a converted page to the number of blocks a page may hold: neighbouring text becomes one block, and
 * where that is not enough, parts are folded into the text around them, the least particular ones first and
 * from the end of the page. Nothing is dropped but empty space.
 */
import { MAX_BLOCKS_PER_LAYOUT, MAX_SECTIONS_PER_LAYOUT } from '../content/content.ts';
import { joinAccordions } from './details.ts';
import { type Fragment, foldFragment } from './fragments.ts';

/** How many blocks the fragments will become. */
export function countFragments(fragments: readonly Fragment[]): number {
  return fragments.reduce((sum, fragment) => sum + sizeOf(fragment), 0);
}

function sizeOf(fragment: Fragment): number {
  if (fragment.kind === 'row')
    return fragment.columns.reduce((sum, column) => sum + countFragments(column.fragments), 0);
  return fragment.kind === 'band' ? countFragments(fragment.fragments) : 1;
}

/** Neighbouring text is one fragment; empty fragments are none. Rows and bands are tidied inside. */
function mergeText(fragments: readonly Fragment[]): Fragment[] {
  const merged: Fragment[] = [];
  for (const fragment of fragments.map(mergeWithin)) {
    const last = merged.at(-1);
    if (isEmpty(fragment)) continue;
    const joined = joinAccordions(last, fragment);
    if (fragment.kind === 'text' && last?.kind === 'text') {
      merged[merged.length - 1] = { kind: 'text', nodes: [...last.nodes, ...fragment.nodes] };
    } else if (joined) merged[merged.length - 1] = joined;
    else merged.push(fragment);
  }
  return merged;
}

function mergeWithin(fragment: Fragment): Fragment {
  if (fragment.kind === 'band') return { ...fragment, fragments: mergeText(fragment.fragments) };
  if (fragment.kind !== 'row') return fragment;
  const columns = fragment.columns.map((column) => ({ ...column, fragments: mergeText(column.fragments) }));
  return { ...fragment, columns: columns.filter((column) => column.fragments.length > 0) };
}

function isEmpty(fragment: Fragment): boolean {
  if (fragment.kind === 'text') return fragment.nodes.length === 0;
  return fragment.kind === 'row' && fragment.columns.length === 0;
}

type Stage = { readonly what: string; readonly applies: (fragment: Fragment) => boolean };

const isHiddenSource = (fragment: Fragment): boolean =>
  fragment.kind === 'block' && fragment.isHidden === true;

const STAGES: readonly Stage[] = [
  { what: 'lines and spaces', applies: ({ kind }) => kind === 'rule' || kind === 'space' },
  { what: 'rows', applies: ({ kind }) => kind === 'row' },
  { what: 'pictures', applies: ({ kind }) => kind === 'picture' },
  { what: 'blocks', applies: (fragment) => fragment.kind === 'block' && !isHiddenSource(fragment) },
  { what: 'sections', applies: ({ kind }) => kind === 'band' },
];

export interface Fitted {
  readonly fragments: readonly Fragment[];
  /** What had to be folded into text, in words. */
  readonly folded: readonly string[];
}

export function fitFragments(given: readonly Fragment[]): Fitted {
  let fragments = mergeText(given);
  const folded: string[] = [];
  if (isFitting(fragments)) return { fragments, folded };
  fragments = mergeText(joinHiddenSources(fragments));
  for (const { what, applies } of STAGES) {
    if (isFitting(fragments)) break;
    const indexes = fragments.flatMap((fragment, index) => (applies(fragment) ? [index] : []));
    if (indexes.length === 0) continue;
    const count = leastFolds(fragments, indexes);
    fragments = foldLast(fragments, indexes, count);
    folded.push(`${count} ${what}`);
  }
  return { fragments, folded };
}

function isFitting(fragments: readonly Fragment[]): boolean {
  // A band stands between two sections of the rest, and so does each row within it.
  const sections = fragments.reduce(
    (sum, fragment) => sum + (fragment.kind === 'band' ? 2 + 2 * rowsIn(fragment.fragments) : 0),
    0,
  );
  return countFragments(fragments) <= MAX_BLOCKS_PER_LAYOUT && sections < MAX_SECTIONS_PER_LAYOUT;
}

function rowsIn(fragments: readonly Fragment[]): number {
  return fragments.filter(({ kind }) => kind === 'row').length;
}

/** The fewest of the given fragments that have to go; all of them where that is not enough either. */
function leastFolds(fragments: readonly Fragment[], indexes: readonly number[]): number {
  let low = 1;
  let high = indexes.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isFitting(foldLast(fragments, indexes, middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}

function foldLast(fragments: readonly Fragment[], indexes: readonly number[], count: number): Fragment[] {
  const chosen = new Set(indexes.slice(-count));
  return mergeText(
    fragments.map((fragment, index) =>
      chosen.has(index) ? { kind: 'text', nodes: foldFragment(fragment) } : fragment,
    ),
  );
}

/** Sources kept for the owner stand together at the end: nobody sees them, so their place says little. */
function joinHiddenSources(fragments: readonly Fragment[]): Fragment[] {
  const sources = fragments.filter(isHiddenSource);
  const [first] = sources;
  if (first?.kind !== 'block' || sources.length < 2) return [...fragments];
  const html = sources
    .map((fragment) => (fragment.kind === 'block' ? String(fragment.props['html']) : ''))
    .join('\n\n');
  const joined: Fragment = {
    ...first,
    props: { ...first.props, html, title: `Imported: ${sources.length} sources` },
  };
  return [...fragments.filter((fragment) => !isHiddenSource(fragment)), joined];
}
