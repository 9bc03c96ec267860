/**
 * What a converted page is made of before it is laid out: runs of rich text, pictures, rows and blocks in
 * reading order. Every piece can be folded into rich text, which is how a long page keeps to the limit of
 * blocks without losing anything.
 */
import type { Theme, Width } from '../content/content.ts';
import type { Mark, RichNode } from '../content/rich-text.ts';
import { plainText } from '../content/rich-text.ts';
import type { Link, MediaRef } from '../links/link.ts';

export interface Picture {
  readonly media: MediaRef;
  readonly alt: string;
  readonly isDecorative: boolean;
  readonly caption: readonly RichNode[];
  readonly link: Link | undefined;
  readonly width: 'full' | 'wide' | 'half' | 'third';
  readonly align: 'start' | 'center' | 'end';
  readonly ratio: 'original' | '1:1' | '4:3';
}

export interface Column {
  readonly span: number;
  readonly pieces: readonly Piece[];
}

export type Piece =
  | { readonly kind: 'text'; readonly nodes: readonly RichNode[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'space'; readonly height: 'small' | 'medium' | 'large' | 'huge' }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | {
      readonly kind: 'block';
      readonly type: string;
      readonly props: Record<string, unknown>;
      readonly isHidden?: boolean;
      /** Says the same in rich text, where a block cannot stand. */
      readonly folded: readonly RichNode[];
    }
  | {
      readonly kind: 'row';
      readonly columns: readonly Column[];
      /** Pictures that stand two beside each other on phones, where other rows are one column. */
      readonly isGallery?: boolean;
    }
  | {
      readonly kind: 'band';
      readonly theme: Theme;
      readonly width: Width;
      readonly background: MediaRef | undefined;
      readonly pieces: readonly Piece[];
    };

export function textPiece(...nodes: readonly RichNode[]): Piece {
  return { kind: 'text', nodes };
}

export function paragraph(...content: readonly RichNode[]): RichNode {
  return { type: 'paragraph', content: [...content] };
}

export function words(text: string, marks: readonly Mark[] = []): RichNode {
  return marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text };
}

/** Text that leads somewhere; plain text where it cannot. */
export function linkedWords(text: string, link: Link | undefined): RichNode {
  return words(text, link ? [{ type: 'link', link }] : []);
}

/** Pieces as rich text, in order. */
export function foldPieces(pieces: readonly Piece[]): RichNode[] {
  return pieces.flatMap(foldPiece);
}

export function foldPiece(piece: Piece): RichNode[] {
  switch (piece.kind) {
    case 'text':
      return [...piece.nodes];
    case 'rule':
      return [{ type: 'rule' }];
    case 'space':
      return [];
    case 'picture':
      return [foldPicture(piece.picture)];
    case 'block':
      return [...piece.folded];
    case 'row':
      return piece.columns.flatMap((column) => foldPieces(column.pieces));
    case 'band':
      return foldPieces(piece.pieces);
  }
}

/** Pieces as they stand in a column, one below the other: rows and bands have no room there. */
export function withoutLayout(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'band') return withoutLayout(piece.pieces);
    return piece.kind === 'row' ? piece.columns.flatMap((column) => withoutLayout(column.pieces)) : [piece];
  });
}

const MAX_ALT = 1000;
const MAX_CAPTION = 2000;

function foldPicture(picture: Picture): RichNode {
  const caption = plainText({ type: 'doc', content: [...picture.caption] });
  return {
    type: 'image',
    media: picture.media,
    ...(picture.alt === '' ? {} : { alt: picture.alt.slice(0, MAX_ALT) }),
    ...(caption === '' ? {} : { caption: caption.slice(0, MAX_CAPTION) }),
  };
}

/** Whether nothing would be seen of these nodes. */
export function isBlank(nodes: readonly RichNode[]): boolean {
  return nodes.every((node) => {
    if (node.type === 'text') return node.text.trim() === '';
    if (node.type === 'rule' || node.type === 'image') return false;
    return node.type === 'break' || isBlank('content' in node ? (node.content ?? []) : []);
  });
}
