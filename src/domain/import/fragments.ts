/**
 * What a converted page is made of before it is laid out: runs of rich text, pictures, rows and blocks in
 * reading order. Every fragment can be folded into rich text, which is how a long page keeps to the limit of
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
  readonly fragments: readonly Fragment[];
}

export type Fragment =
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
      readonly fragments: readonly Fragment[];
    };

export function textFragment(...nodes: readonly RichNode[]): Fragment {
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

/** Fragments as rich text, in order. */
export function foldFragments(fragments: readonly Fragment[]): RichNode[] {
  return fragments.flatMap(foldFragment);
}

export function foldFragment(fragment: Fragment): RichNode[] {
  switch (fragment.kind) {
    case 'text':
      return [...fragment.nodes];
    case 'rule':
      return [{ type: 'rule' }];
    case 'space':
      return [];
    case 'picture':
      return [foldPicture(fragment.picture)];
    case 'block':
      return [...fragment.folded];
    case 'row':
      return fragment.columns.flatMap((column) => foldFragments(column.fragments));
    case 'band':
      return foldFragments(fragment.fragments);
  }
}

/** Fragments as they stand in a column, one below the other: rows and bands have no room there. */
export function withoutLayout(fragments: readonly Fragment[]): Fragment[] {
  return fragments.flatMap((fragment) => {
    if (fragment.kind === 'band') return withoutLayout(fragment.fragments);
    return fragment.kind === 'row'
      ? fragment.columns.flatMap((column) => withoutLayout(column.fragments))
      : [fragment];
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
