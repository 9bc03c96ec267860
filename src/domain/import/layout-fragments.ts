/** Lays fitted fragments out: sections with blocks in their grid. Prose stands in a measure that reads well. */

import { type Block, MAX_BLOCKS_PER_LAYOUT, type Place, type Section } from '../content/content.ts';
import { GRID_COLUMNS } from '../content/grid.ts';
import { childrenOf, type RichNode } from '../content/rich-text.ts';
import { countFragments, fitFragments } from './fit-fragments.ts';
import { type Fragment, foldFragment, type Picture, textFragment } from './fragments.ts';

/** Most nodes in one text block, below what the schema takes. */
const MAX_NODES = 4000;

export interface LayoutOptions {
  /** The id of the nth section or block; the same for the same page whenever it is imported. */
  readonly idAt: (index: number) => string;
  readonly note: (message: string) => void;
}

export function layoutFragments(given: readonly Fragment[], options: LayoutOptions): Section[] {
  const { fragments: fitted, folded } = fitFragments(given);
  const fragments = withPlainLeads(fitted);
  if (folded.length > 0) {
    options.note(`${folded.join(', ')} became part of the text: a page can hold up to 60 blocks`);
  }
  let made = 0;
  const nextId = (): string => {
    made += 1;
    return options.idAt(made);
  };
  return groupFragments(fragments).flatMap((group) => sectionsOf(group, nextId));
}

/**
 * The line above the heading that opens a text is set as a label here. What was a plain paragraph there stands in a
 * text of its own, and stays one.
 */
function withPlainLeads(fragments: readonly Fragment[]): readonly Fragment[] {
  const parted = partLeads(fragments);
  return countFragments(parted) <= MAX_BLOCKS_PER_LAYOUT ? parted : fragments;
}

function partLeads(fragments: readonly Fragment[]): Fragment[] {
  return fragments.flatMap((fragment): Fragment[] => {
    if (fragment.kind === 'band') return [{ ...fragment, fragments: partLeads(fragment.fragments) }];
    if (fragment.kind === 'row') {
      const columns = fragment.columns.map((column) => ({
        ...column,
        fragments: partLeads(column.fragments),
      }));
      return [{ ...fragment, columns }];
    }
    const [first, second] = fragment.kind === 'text' ? fragment.nodes : [];
    const isLead = first?.type === 'paragraph' && second?.type === 'heading' && second.level <= 2;
    return fragment.kind === 'text' && isLead && !isLabel(first)
      ? [textFragment(first), textFragment(...fragment.nodes.slice(1))]
      : [fragment];
  });
}

/** Words that were small on the old site too. */
function isLabel(node: RichNode): boolean {
  return childrenOf(node).every(
    (child) => child.type === 'text' && child.marks?.some(({ type }) => type === 'size') === true,
  );
}

type Group = {
  readonly kind: 'prose' | 'wide' | 'stacked' | 'band';
  readonly fragments: readonly Fragment[];
};

/** Blocks that use all the width there is. */
const WIDE_BLOCKS = new Set(['summary']);

function groupOf(fragment: Fragment): Group['kind'] {
  if (fragment.kind === 'band') return 'band';
  if (fragment.kind === 'row')
    return fragment.columns.every((column) => column.fragments.length === 1) ? 'wide' : 'stacked';
  return fragment.kind === 'block' && WIDE_BLOCKS.has(fragment.type) ? 'wide' : 'prose';
}

/** Runs of fragments that stand in one section. A row of stacked blocks numbers its lines, so it stands alone. */
function groupFragments(fragments: readonly Fragment[]): Group[] {
  const groups: { kind: Group['kind']; fragments: Fragment[] }[] = [];
  for (const fragment of fragments) {
    const kind = groupOf(fragment);
    const last = groups.at(-1);
    if (last?.kind === kind && (kind === 'prose' || kind === 'wide')) last.fragments.push(fragment);
    else groups.push({ kind, fragments: [fragment] });
  }
  return groups;
}

const FULL: Place = { column: 1, span: GRID_COLUMNS };

function sectionsOf(group: Group, nextId: () => string): Section[] {
  const [first] = group.fragments;
  return first?.kind === 'band' ? bandSections(first, nextId) : [sectionOf(group, nextId)];
}

/** One section, or several of one look where a row of stacked blocks needs one to itself. */
function bandSections(band: Extract<Fragment, { kind: 'band' }>, nextId: () => string): Section[] {
  const isStacked = band.fragments.some((fragment) => groupOf(fragment) === 'stacked');
  const parts = isStacked
    ? groupFragments(band.fragments).map(({ fragments }) => fragments)
    : [band.fragments];
  return parts.map((fragments) => ({
    id: nextId(),
    theme: band.theme,
    width: band.width,
    spacing: 'large',
    ...(band.background ? { background: { media: band.background } } : {}),
    blocks: fragments.flatMap((fragment) => blocksOf(fragment, nextId)),
  }));
}

function sectionOf(group: Group, nextId: () => string): Section {
  const id = nextId();
  const width = group.kind === 'prose' ? 'reading' : 'content';
  const blocks = group.fragments.flatMap((fragment) => blocksOf(fragment, nextId));
  return { id, theme: 'paper', width, spacing: 'small', blocks: pairOnPhones(group, blocks) };
}

function blocksOf(fragment: Fragment, nextId: () => string): Block[] {
  if (fragment.kind === 'row') return rowBlocks(fragment, nextId);
  if (fragment.kind === 'band') return fragment.fragments.flatMap((inner) => blocksOf(inner, nextId));
  if (fragment.kind !== 'text') return [blockOf(fragment, FULL, nextId())];
  const blocks: Block[] = [];
  for (let at = 0; at < fragment.nodes.length; at += MAX_NODES) {
    blocks.push(textBlock(fragment.nodes.slice(at, at + MAX_NODES), FULL, nextId()));
  }
  return blocks;
}

function rowBlocks(row: Extract<Fragment, { kind: 'row' }>, nextId: () => string): Block[] {
  const isStacked = row.columns.some((column) => column.fragments.length > 1);
  const height = Math.max(...row.columns.map((column) => column.fragments.length));
  let at = 1;
  let top = 1;
  return row.columns.flatMap(({ span, fragments }) => {
    if (at + span > GRID_COLUMNS + 1) {
      at = 1;
      top += height;
    }
    const column = at;
    const line = top;
    at += span;
    return fragments.map((fragment, index) => {
      const place: Place = { column, span, ...(isStacked ? { row: line + index } : {}) };
      return fragment.kind === 'row' || fragment.kind === 'band'
        ? // A row within a column has no room of its own.
          textBlock(foldFragment(fragment), place, nextId())
        : blockOf(fragment, place, nextId());
    });
  });
}

/** Pictures of a gallery stand two beside each other on phones, from its first to its last row. */
function pairOnPhones({ kind, fragments }: Group, blocks: Block[]): Block[] {
  const isGallery = fragments.every((fragment) => fragment.kind === 'row' && fragment.isGallery === true);
  if (kind !== 'wide' || !isGallery) return blocks;
  return blocks.map((each, index) => ({
    ...each,
    overlays: { mobile: { place: { column: index % 2 === 0 ? 1 : 7, span: 6 } } },
  }));
}

type Single = Exclude<Fragment, { kind: 'row' | 'band' }>;

function blockOf(fragment: Single, place: Place, id: string): Block {
  switch (fragment.kind) {
    case 'text':
      return textBlock(fragment.nodes, place, id);
    case 'rule':
      return block(id, 'line', place, {
        style: 'solid',
        weight: 'hairline',
        width: 'full',
        align: 'start',
        isAccented: false,
      });
    case 'space':
      return block(id, 'spacer', place, { height: fragment.height });
    case 'picture':
      return block(id, 'image', place, pictureProps(fragment.picture));
    case 'block':
      return {
        ...block(id, fragment.type, place, fragment.props),
        ...(fragment.isHidden ? { hidden: true } : {}),
      };
  }
}

function block(id: string, type: string, place: Place, props: Record<string, unknown>): Block {
  return { id, type, version: 1, props, place };
}

function textBlock(nodes: readonly RichNode[], place: Place, id: string): Block {
  return block(id, 'text', place, { content: { type: 'doc', content: [...nodes] }, size: 'regular' });
}

function pictureProps(picture: Picture): Record<string, unknown> {
  return {
    image: picture.media,
    ...(picture.alt === '' ? {} : { alt: picture.alt }),
    isDecorative: picture.isDecorative,
    caption: { type: 'doc', content: [...picture.caption] },
    ...(picture.link ? { link: picture.link } : {}),
    ratio: picture.ratio,
    width: picture.width,
    align: picture.align,
    shape: 'square',
  };
}
