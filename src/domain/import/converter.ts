/** What converting needs to know of the site that content comes to, and what it says on the way. */
import type { Mark, RichNode } from '../content/rich-text.ts';
import type { Link } from '../links/link.ts';
import type { Direction } from '../locale/direction.ts';
import type { Fragment } from './fragments.ts';
import type { HtmlNode } from './html-tree.ts';

export interface FoundMedia {
  readonly id: string;
  readonly kind: 'image' | 'svg' | 'audio' | 'video' | 'file';
  readonly alt: string;
  readonly caption: string;
  /** Pixels; 0 where unknown. */
  readonly width: number;
}

/** A file as the source names it: by its number there, by address, or both. */
export interface MediaSource {
  readonly id?: string | undefined;
  readonly url?: string | undefined;
}

export interface ConvertContext {
  /** The link to store for an address of the source; undefined where nobody may be led. */
  link(url: string): Link | undefined;
  /** The file, if it has come over. */
  media(source: MediaSource): FoundMedia | undefined;
  /** Address of a file that the source knows by number. */
  mediaUrl(id: string): string | undefined;
  /** Numbers of the pictures that belong to this page, in order. */
  gallery(): readonly string[];
  /** The collection that lists and archives are of. */
  readonly collectionId: string | undefined;
  /** In which the old site was written. */
  readonly direction?: Direction | undefined;
  /** Of the entry, as HTML, in the order of the text. */
  readonly footnotes?: readonly string[] | undefined;
  /** Records for the report that something came over differently. */
  note(message: string): void;
}

export interface Scope {
  /** Blank lines end paragraphs and line ends break lines, as in WordPress's classic editor. */
  readonly hasLineBreaks: boolean;
  readonly marks: readonly Mark[];
  readonly align?: 'center' | 'end' | undefined;
  /** As an element around says. */
  readonly dir?: Direction | undefined;
}

/** Given to everything that converts one kind of element and meets further nodes within. */
export interface Converter {
  readonly context: ConvertContext;
  fragments(nodes: readonly HtmlNode[], scope: Scope): Fragment[];
  /** The same, folded into rich text. */
  nodes(nodes: readonly HtmlNode[], scope: Scope): RichNode[];
}

export const PLAIN: Scope = { hasLineBreaks: false, marks: [] };
