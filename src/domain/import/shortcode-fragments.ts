/** The shortcodes WordPress itself brings, as fragments; those of plug-ins are kept as source. */
import { codeOf, isCodeShortcode } from './code-shortcodes.ts';
import type { Converter, Scope } from './converter.ts';
import { embedFragments, hiddenSource } from './embeds.ts';
import { type Fragment, type Picture, paragraph, textFragment, words } from './fragments.ts';
import { type HtmlElement, textOf } from './html-tree.ts';
import { fileFragment } from './media-elements.ts';
import { captionedPicture, galleryFragments, shortcodeCaption } from './pictures.ts';
import { addressOf, SERVICES } from './shortcode-services.ts';
import { type Shortcode, shortcodeOf } from './shortcodes.ts';

const DEFAULT_GALLERY_COLUMNS = 3;

export function convertShortcode(converter: Converter, element: HtmlElement, scope: Scope): Fragment[] {
  const shortcode = shortcodeOf(element);
  const { context } = converter;
  const { attributes } = shortcode;
  const text = textOf(element.children).trim();
  switch (shortcode.name) {
    case 'gallery':
      return galleryOf(converter, shortcode);
    case 'caption':
    case 'wp_caption':
      return captionOf(converter, element, shortcode, scope);
    case 'audio':
    case 'video':
    case 'playlist':
      return mediaOf(converter, shortcode, text);
    case 'embed':
      return embedFragments(context, addressOf('embed', attributes, text));
    default:
      return furtherShortcode(converter, element, shortcode);
  }
}

function furtherShortcode(converter: Converter, element: HtmlElement, shortcode: Shortcode): Fragment[] {
  const { name, attributes } = shortcode;
  const text = textOf(element.children);
  if (isCodeShortcode(name) && text !== '') return [textFragment(...codeOf(name, attributes, text))];
  if (!SERVICES.has(name)) return unknownShortcode(converter, shortcode);
  const address = addressOf(name, attributes, text.trim());
  return address === '' ? unknownShortcode(converter, shortcode) : embedFragments(converter.context, address);
}

/** What page builders write above and within their parts, in attributes that visitors read. */
const HEADINGS = ['title', 'heading', 'h2', 'name', 'author'];
const LINES = [
  'subtitle',
  'subheading',
  'h4',
  'position',
  'job_title',
  'company_name',
  'text',
  'description',
  'button_text',
];
/** These name things for their owner only. */
const FOR_OWNERS = /form|slider|map|chart|feed|menu|sidebar/;
const NO_WORDS = /^(?:|true|false|yes|no|on|off|none|default|left|right|center|\d+|#.*|https?:.*)$/i;

function unknownShortcode({ context }: Converter, { name, source, attributes }: Shortcode): Fragment[] {
  if (source === '') return [];
  const shown = (names: readonly string[]): string[] =>
    FOR_OWNERS.test(name)
      ? []
      : names.map((key) => (attributes[key] ?? '').trim()).filter((value) => !NO_WORDS.test(value));
  return [
    { ...hiddenSource(context, source, `shortcode [${name}]`) },
    ...shown(HEADINGS).map((value) => textFragment({ type: 'heading', level: 3, content: [words(value)] })),
    ...shown(LINES).map((value) => textFragment(paragraph(words(value)))),
  ];
}

function galleryOf({ context }: Converter, { attributes }: Shortcode): Fragment[] {
  const named = (attributes['ids'] ?? attributes['include'] ?? '')
    .split(/[\s,]+/)
    .filter((id) => /^\d+$/.test(id));
  const excluded = new Set((attributes['exclude'] ?? '').split(/[\s,]+/));
  const ids = named.length > 0 ? named : context.gallery().filter((id) => !excluded.has(id));
  if (ids.length === 0) {
    context.note('a gallery without pictures of its own was left out');
    return [];
  }
  const columns = Number(attributes['columns'] ?? DEFAULT_GALLERY_COLUMNS);
  const count = Number.isSafeInteger(columns) && columns > 0 ? columns : DEFAULT_GALLERY_COLUMNS;
  return galleryFragments(
    context,
    ids.map((id) => ({ id })),
    { columns: count, isCropped: true },
  );
}

const ALIGN: Readonly<Record<string, Picture['align']>> = {
  alignleft: 'start',
  alignright: 'end',
  aligncenter: 'center',
};

function captionOf(
  converter: Converter,
  element: HtmlElement,
  { attributes }: Shortcode,
  scope: Scope,
): Fragment[] {
  const caption = shortcodeCaption(converter, element.children, attributes['caption']);
  const align = ALIGN[attributes['align'] ?? ''];
  const fragment = captionedPicture(converter, element.children, scope, {
    ...(caption.length > 0 ? { caption } : {}),
    ...(align ? { align } : {}),
  });
  return fragment ? [fragment] : converter.fragments(element.children, scope);
}

const SOURCES = [
  'src',
  'mp3',
  'm4a',
  'ogg',
  'wav',
  'wma',
  'flac',
  'mp4',
  'm4v',
  'webm',
  'ogv',
  'wmv',
  'flv',
  'mov',
  '0',
];

function mediaOf({ context }: Converter, { name, attributes }: Shortcode, text: string): Fragment[] {
  if (name === 'playlist') {
    const ids = (attributes['ids'] ?? '').split(/[\s,]+/).filter((id) => /^\d+$/.test(id));
    const kind = attributes['type'] === 'video' ? 'video' : 'audio';
    return ids.map((id) => fileFragment(context, kind, { id }));
  }
  const url = SOURCES.map((key) => attributes[key]).find((value) => value && /[./]/.test(value)) ?? text;
  if (url === '') {
    context.note(`[${name}] without a file was left out`);
    return [textFragment(paragraph(words(`[${name}]`)))];
  }
  return [fileFragment(context, name === 'video' ? 'video' : 'audio', { url })];
}
