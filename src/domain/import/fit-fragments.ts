/**
 * Keeps a converted page to the number of blocks a page may hold: neighbouring text becomes one block, and
 * where that is not enough, parts are folded into the text around them, the least particular ones first and
 * from the end of the page. Nothing is dropped but empty space.
 */
import { MAX_BLOCKS_PER_LAYOUT, MAX_SECTIONS_PER_LAYOUT } from '../content/content.ts';
import { joinAccordions } from './details.ts';
import { foldPiece, type Piece } from './fragments.ts';

/** How many blocks the pieces will become. */
export function countPieces(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + sizeOf(piece), 0);
}

function sizeOf(piece: Piece): number {
  if (piece.kind === 'row') return piece.columns.reduce((sum, column) => sum + countPieces(column.pieces), 0);
  return piece.kind === 'band' ? countPieces(piece.pieces) : 1;
}

/** Neighbouring text is one piece; empty pieces are none. Rows and bands are tidied inside. */
export function mergeText(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces.map(mergeWithin)) {
    const last = merged.at(-1);
    if (isEmpty(piece)) continue;
    const joined = joinAccordions(last, piece);
    if (piece.kind === 'text' && last?.kind === 'text') {
      merged[merged.length - 1] = { kind: 'text', nodes: [...last.nodes, ...piece.nodes] };
    } else if (joined) merged[merged.length - 1] = joined;
    else merged.push(piece);
  }
  return merged;
}

function mergeWithin(piece: Piece): Piece {
  if (piece.kind === 'band') return { ...piece, pieces: mergeText(piece.pieces) };
  if (piece.kind !== 'row') return piece;
  const columns = piece.columns.map((column) => ({ ...column, pieces: mergeText(column.pieces) }));
  return { ...piece, columns: columns.filter((column) => column.pieces.length > 0) };
}

function isEmpty(piece: Piece): boolean {
  if (piece.kind === 'text') return piece.nodes.length === 0;
  return piece.kind === 'row' && piece.columns.length === 0;
}

type Stage = { readonly what: string; readonly applies: (piece: Piece) => boolean };

const isHiddenSource = (piece: Piece): boolean => piece.kind === 'block' && piece.isHidden === true;

const STAGES: readonly Stage[] = [
  { what: 'lines and spaces', applies: ({ kind }) => kind === 'rule' || kind === 'space' },
  { what: 'rows', applies: ({ kind }) => kind === 'row' },
  { what: 'pictures', applies: ({ kind }) => kind === 'picture' },
  { what: 'blocks', applies: (piece) => piece.kind === 'block' && !isHiddenSource(piece) },
  { what: 'sections', applies: ({ kind }) => kind === 'band' },
];

export interface Fitted {
  readonly pieces: readonly Piece[];
  /** What had to be folded into text, in words. */
  readonly folded: readonly string[];
}

export function fitPieces(given: readonly Piece[]): Fitted {
  let pieces = mergeText(given);
  const folded: string[] = [];
  if (isFitting(pieces)) return { pieces, folded };
  pieces = mergeText(joinHiddenSources(pieces));
  for (const { what, applies } of STAGES) {
    if (isFitting(pieces)) break;
    const indexes = pieces.flatMap((piece, index) => (applies(piece) ? [index] : []));
    if (indexes.length === 0) continue;
    const count = leastFolds(pieces, indexes);
    pieces = foldLast(pieces, indexes, count);
    folded.push(`${count} ${what}`);
  }
  return { pieces, folded };
}

function isFitting(pieces: readonly Piece[]): boolean {
  // A band stands between two sections of the rest, and so does each row within it.
  const sections = pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'band' ? 2 + 2 * rowsIn(piece.pieces) : 0),
    0,
  );
  return countPieces(pieces) <= MAX_BLOCKS_PER_LAYOUT && sections < MAX_SECTIONS_PER_LAYOUT;
}

function rowsIn(pieces: readonly Piece[]): number {
  return pieces.filter(({ kind }) => kind === 'row').length;
}

/** The fewest of the given pieces that have to go; all of them where that is not enough either. */
function leastFolds(pieces: readonly Piece[], indexes: readonly number[]): number {
  let low = 1;
  let high = indexes.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isFitting(foldLast(pieces, indexes, middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}

function foldLast(pieces: readonly Piece[], indexes: readonly number[], count: number): Piece[] {
  const chosen = new Set(indexes.slice(-count));
  return mergeText(
    pieces.map((piece, index) => (chosen.has(index) ? { kind: 'text', nodes: foldPiece(piece) } : piece)),
  );
}

/** Sources kept for the owner stand together at the end: nobody sees them, so their place says little. */
function joinHiddenSources(pieces: readonly Piece[]): Piece[] {
  const sources = pieces.filter(isHiddenSource);
  const [first] = sources;
  if (first?.kind !== 'block' || sources.length < 2) return [...pieces];
  const html = sources
    .map((piece) => (piece.kind === 'block' ? String(piece.props['html']) : ''))
    .join('\n\n');
  const joined: Piece = {
    ...first,
    props: { ...first.props, html, title: `Imported: ${sources.length} sources` },
  };
  return [...pieces.filter((piece) => !isHiddenSource(piece)), joined];
}
