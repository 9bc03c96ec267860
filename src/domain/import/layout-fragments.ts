/** Lays fitted pieces out: sections with blocks in their grid. Prose stands in a measure that reads well. */

import { type Block, MAX_BLOCKS_PER_LAYOUT, type Place, type Section } from '../content/content.ts';
import { GRID_COLUMNS } from '../content/grid.ts';
import { childrenOf, type RichNode } from '../content/rich-text.ts';
import { countPieces, fitPieces } from './fit-fragments.ts';
import { foldPiece, type Picture, type Piece, textPiece } from './fragments.ts';

/** Most nodes in one text block, below what the schema takes. */
const MAX_NODES = 4000;

export interface LayoutOptions {
  /** The id of the nth section or block; the same for the same page whenever it is imported. */
  readonly idAt: (index: number) => string;
  readonly note: (message: string) => void;
}

export function layoutPieces(given: readonly Piece[], options: LayoutOptions): Section[] {
  const { pieces: fitted, folded } = fitPieces(given);
  const pieces = withPlainLeads(fitted);
  if (folded.length > 0) {
    options.note(`${folded.join(', ')} became part of the text: a page holds at most 60 blocks`);
  }
  let made = 0;
  const nextId = (): string => {
    made += 1;
    return options.idAt(made);
  };
  return groupPieces(pieces).flatMap((group) => sectionsOf(group, nextId));
}

/**
 * The line above the heading that opens a text is set as a label here. What was a plain paragraph there stands in a
 * text of its own, and stays one.
 */
function withPlainLeads(pieces: readonly Piece[]): readonly Piece[] {
  const parted = partLeads(pieces);
  return countPieces(parted) <= MAX_BLOCKS_PER_LAYOUT ? parted : pieces;
}

function partLeads(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === 'band') return [{ ...piece, pieces: partLeads(piece.pieces) }];
    if (piece.kind === 'row') {
      const columns = piece.columns.map((column) => ({ ...column, pieces: partLeads(column.pieces) }));
      return [{ ...piece, columns }];
    }
    const [first, second] = piece.kind === 'text' ? piece.nodes : [];
    const isLead = first?.type === 'paragraph' && second?.type === 'heading' && second.level <= 2;
    return piece.kind === 'text' && isLead && !isLabel(first)
      ? [textPiece(first), textPiece(...piece.nodes.slice(1))]
      : [piece];
  });
}

/** Words that were small on the old site too. */
function isLabel(node: RichNode): boolean {
  return childrenOf(node).every(
    (child) => child.type === 'text' && child.marks?.some(({ type }) => type === 'size') === true,
  );
}

type Group = { readonly kind: 'prose' | 'wide' | 'stacked' | 'band'; readonly pieces: readonly Piece[] };

/** Blocks that use all the width there is. */
const WIDE_BLOCKS = new Set(['summary']);

function groupOf(piece: Piece): Group['kind'] {
  if (piece.kind === 'band') return 'band';
  if (piece.kind === 'row')
    return piece.columns.every((column) => column.pieces.length === 1) ? 'wide' : 'stacked';
  return piece.kind === 'block' && WIDE_BLOCKS.has(piece.type) ? 'wide' : 'prose';
}

/** Runs of pieces that stand in one section. A row of stacked blocks numbers its lines, so it stands alone. */
function groupPieces(pieces: readonly Piece[]): Group[] {
  const groups: { kind: Group['kind']; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const kind = groupOf(piece);
    const last = groups.at(-1);
    if (last?.kind === kind && (kind === 'prose' || kind === 'wide')) last.pieces.push(piece);
    else groups.push({ kind, pieces: [piece] });
  }
  return groups;
}

const FULL: Place = { column: 1, span: GRID_COLUMNS };

function sectionsOf(group: Group, nextId: () => string): Section[] {
  const [first] = group.pieces;
  return first?.kind === 'band' ? bandSections(first, nextId) : [sectionOf(group, nextId)];
}

/** One section, or several of one look where a row of stacked blocks needs one to itself. */
function bandSections(band: Extract<Piece, { kind: 'band' }>, nextId: () => string): Section[] {
  const isStacked = band.pieces.some((piece) => groupOf(piece) === 'stacked');
  const parts = isStacked ? groupPieces(band.pieces).map(({ pieces }) => pieces) : [band.pieces];
  return parts.map((pieces) => ({
    id: nextId(),
    theme: band.theme,
    width: band.width,
    spacing: 'large',
    ...(band.background ? { background: { media: band.background } } : {}),
    blocks: pieces.flatMap((piece) => blocksOf(piece, nextId)),
  }));
}

function sectionOf(group: Group, nextId: () => string): Section {
  const id = nextId();
  const width = group.kind === 'prose' ? 'reading' : 'content';
  const blocks = group.pieces.flatMap((piece) => blocksOf(piece, nextId));
  return { id, theme: 'paper', width, spacing: 'small', blocks: pairOnPhones(group, blocks) };
}

function blocksOf(piece: Piece, nextId: () => string): Block[] {
  if (piece.kind === 'row') return rowBlocks(piece, nextId);
  if (piece.kind === 'band') return piece.pieces.flatMap((inner) => blocksOf(inner, nextId));
  if (piece.kind !== 'text') return [blockOf(piece, FULL, nextId())];
  const blocks: Block[] = [];
  for (let at = 0; at < piece.nodes.length; at += MAX_NODES) {
    blocks.push(textBlock(piece.nodes.slice(at, at + MAX_NODES), FULL, nextId()));
  }
  return blocks;
}

function rowBlocks(row: Extract<Piece, { kind: 'row' }>, nextId: () => string): Block[] {
  const isStacked = row.columns.some((column) => column.pieces.length > 1);
  const height = Math.max(...row.columns.map((column) => column.pieces.length));
  let at = 1;
  let top = 1;
  return row.columns.flatMap(({ span, pieces }) => {
    if (at + span > GRID_COLUMNS + 1) {
      at = 1;
      top += height;
    }
    const column = at;
    const line = top;
    at += span;
    return pieces.map((piece, index) => {
      const place: Place = { column, span, ...(isStacked ? { row: line + index } : {}) };
      return piece.kind === 'row' || piece.kind === 'band'
        ? // A row within a column has no room of its own.
          textBlock(foldPiece(piece), place, nextId())
        : blockOf(piece, place, nextId());
    });
  });
}

/** Pictures of a gallery stand two beside each other on phones, from its first to its last row. */
function pairOnPhones({ kind, pieces }: Group, blocks: Block[]): Block[] {
  const isGallery = pieces.every((piece) => piece.kind === 'row' && piece.isGallery === true);
  if (kind !== 'wide' || !isGallery) return blocks;
  return blocks.map((each, index) => ({
    ...each,
    overlays: { mobile: { place: { column: index % 2 === 0 ? 1 : 7, span: 6 } } },
  }));
}

type Single = Exclude<Piece, { kind: 'row' | 'band' }>;

function blockOf(piece: Single, place: Place, id: string): Block {
  switch (piece.kind) {
    case 'text':
      return textBlock(piece.nodes, place, id);
    case 'rule':
      return block(id, 'line', place, {
        style: 'solid',
        weight: 'hairline',
        width: 'full',
        align: 'start',
        isAccented: false,
      });
    case 'space':
      return block(id, 'spacer', place, { height: piece.height });
    case 'picture':
      return block(id, 'image', place, pictureProps(piece.picture));
    case 'block':
      return { ...block(id, piece.type, place, piece.props), ...(piece.isHidden ? { hidden: true } : {}) };
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
