/** Sound, films and files: a block or a link to the file that came over, else to where it was. */
import type { RichNode } from '../content/rich-text.ts';
import type { Link } from '../links/link.ts';
import type { ConvertContext, Converter, FoundMedia, MediaSource, Scope } from './converter.ts';
import { type Fragment, linkedWords, paragraph, textFragment } from './fragments.ts';
import { findTag, type HtmlElement } from './html-tree.ts';
import { nameOf } from './pictures.ts';

const WORDS = { audio: 'Listen', video: 'Watch the film', file: 'Download' } as const;

/** A recording that came over plays on the page; any other file is a paragraph that leads to it. */
export function fileFragment(
  context: ConvertContext,
  kind: keyof typeof WORDS,
  source: MediaSource,
  label = '',
): Fragment {
  const found = context.media(source);
  const url = source.url ?? (source.id === undefined ? undefined : context.mediaUrl(source.id));
  const name = nameOf(url) ?? '';
  const text = paragraph(
    linkedWords(label || `${WORDS[kind]}: ${name || 'file'}`, linkOf(context, found, url)),
  );
  if (found?.kind === 'audio') return audioFragment(found, label || titleOf(name), text);
  if (!found) context.note(`${kind} ${name}: the file was not supplied, so a link replaces it`);
  else if (kind !== 'file') context.note(`${kind} ${name}: became a link to the file`);
  return textFragment(text);
}

function linkOf(
  context: ConvertContext,
  found: FoundMedia | undefined,
  url: string | undefined,
): Link | undefined {
  if (found) return { ref: 'media', id: found.id };
  return url === undefined ? undefined : context.link(url);
}

/** A file's name as words: `st-louis_blues.mp3` is “st louis blues”. */
function titleOf(name: string): string {
  return (
    name
      .replace(/\.\w+$/, '')
      .replace(/[-_]+/g, ' ')
      .trim() || 'Recording'
  );
}

const MAX_TITLE = 200;

function audioFragment(found: FoundMedia, title: string, folded: RichNode): Fragment {
  const track = { title: title.slice(0, MAX_TITLE), artist: '', source: { ref: 'media', id: found.id } };
  return {
    kind: 'block',
    type: 'audio',
    props: { title: '', artist: '', tracks: [track], hasDownload: false },
    folded: [folded],
  };
}

/** The button beside a file's name, which leads to the same file. */
export function downloadButton(context: ConvertContext, source: MediaSource, words: string): Fragment[] {
  const label = words.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE).toWellFormed();
  const link = linkOf(context, context.media(source), source.url);
  if (label === '') return [];
  if (!link) return [textFragment(paragraph(linkedWords(label, undefined)))];
  return [
    {
      kind: 'block',
      type: 'button',
      props: { label, link, style: 'secondary', size: 'regular', align: 'start', isFullOnMobile: false },
      folded: [paragraph(linkedWords(label, link))],
    },
  ];
}

/** An `<audio>` or `<video>` element. */
export function mediaFragments(converter: Converter, element: HtmlElement, scope: Scope): Fragment[] {
  const kind = element.tag === 'audio' ? 'audio' : 'video';
  const url = element.attributes['src'] || findTag(element.children, 'source')?.attributes['src'];
  if (!url) return converter.fragments(element.children, scope);
  return [fileFragment(converter.context, kind, { url })];
}
