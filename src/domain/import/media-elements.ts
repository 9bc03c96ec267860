/** Sound, films and files: a block or a link to the file that came over, else to where it was. */
import type { RichNode } from '../content/rich-text.ts';
import type { Link } from '../links/link.ts';
import type { ConvertContext, Converter, MediaSource, Scope } from './converter.ts';
import { findTag, type HtmlElement } from './html-tree.ts';
import { nameOf } from './pictures.ts';
import { linkedWords, type Piece, paragraph, textPiece } from './pieces.ts';

const WORDS = { audio: 'Listen', video: 'Watch the film', file: 'Download' } as const;

/** A paragraph that leads to a file. */
export function fileLink(
  context: ConvertContext,
  kind: keyof typeof WORDS,
  source: MediaSource,
  label = '',
): Piece {
  const found = context.media(source);
  const url = source.url ?? (source.id === undefined ? undefined : context.mediaUrl(source.id));
  const link: Link | undefined = found
    ? { ref: 'media', id: found.id }
    : url === undefined
      ? undefined
      : context.link(url);
  const name = nameOf(url) ?? '';
  if (!found) context.note(`${kind} ${name}: the file was not supplied, a link stands in its place`);
  else if (kind !== 'file') context.note(`${kind} ${name}: became a link to the file`);
  return textPiece(paragraph(linkedWords(label || `${WORDS[kind]}: ${name || 'file'}`, link)));
}

/** An `<audio>` or `<video>` element. */
export function mediaPieces(converter: Converter, element: HtmlElement, scope: Scope): Piece[] {
  const kind = element.tag === 'audio' ? 'audio' : 'video';
  const url = element.attributes['src'] || findTag(element.children, 'source')?.attributes['src'];
  if (!url) return converter.pieces(element.children, scope);
  return [fileLink(converter.context, kind, { url })];
}

export function captionText(nodes: readonly RichNode[]): Piece[] {
  return nodes.length > 0 ? [textPiece(...nodes)] : [];
}
