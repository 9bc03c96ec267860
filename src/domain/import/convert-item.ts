/** A post or page of an export becomes a body: its words converted, its facts as fields, its losses as notes. */
import type { Body } from '../content/content.ts';
import { checkLabel, MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '../links/labels.ts';
import type { ImportSource } from '../moves/move.ts';
import type { ConvertContext } from './converter.ts';
import { elementorHtml } from './elementor.ts';
import { readFootnotes } from './footnotes.ts';
import { type Fragment, textFragment, words } from './fragments.ts';
import { layoutFragments } from './layout-fragments.ts';
import { plainLines, plainWords, shorten, withoutComments } from './plain-words.ts';
import { stableId } from './stable-id.ts';
import { convertPlainHtml, convertWordPress } from './wordpress-blocks.ts';
import type { WxrItem } from './wxr.ts';

export interface ConvertItemOptions {
  readonly source: ImportSource;
  readonly sourceId: string;
  readonly isPost: boolean;
  /** The title stands above the text, as the old site showed it. Posts show theirs by themselves. */
  readonly hasTitleAbove: boolean;
  readonly author: string;
  readonly context: Omit<ConvertContext, 'note'>;
  /** The picture shown with the entry in lists. */
  readonly imageId: string | undefined;
}

export interface ConvertedItem {
  readonly body: Body;
  readonly notes: readonly string[];
}

const MAX_TITLE = 300;
const MAX_EXCERPT = 2000;
const MAX_DESCRIPTION = 500;
const MAX_AUTHOR = 200;

export function convertItem(item: WxrItem, options: ConvertItemOptions): ConvertedItem {
  const notes = new Set<string>();
  const note = (message: string): void => void notes.add(message);
  const footnotes = readFootnotes(item.meta['footnotes']);
  const context = { ...options.context, footnotes, note };
  const title = titleOf(item, note);
  const content = convertContent(item, options, context);
  const fragments = options.hasTitleAbove ? [titleFragment(title), ...content] : content;
  const sections = layoutFragments(fragments, { idAt: (index) => stableId(options.sourceId, index), note });
  const fields = {
    ...excerptField(item, note),
    ...descriptionField(item, note),
    ...(options.imageId === undefined ? {} : { image: { ref: 'media', id: options.imageId } }),
    ...(options.isPost ? postFields(item, options.author, note) : {}),
  };
  noteRest(item, options.isPost, note);
  return { body: { title, fields, sections }, notes: [...notes] };
}

function convertContent(item: WxrItem, options: ConvertItemOptions, context: ConvertContext): Fragment[] {
  if (options.source !== 'wordpress') return convertPlainHtml(item.content, context);
  const layout = elementorHtml(item.meta['_elementor_data'], item.content, context.note);
  if (layout === undefined && item.meta['_elementor_data'])
    context.note('the layout that Elementor kept could not be read; its words came over one below the other');
  return convertWordPress(layout ?? item.content, context);
}

function titleFragment(title: string): Fragment {
  return textFragment({ type: 'heading', level: 1, content: [words(title)] });
}

type Note = (message: string) => void;

/** Lists and menus need a name, so an entry without a title is called by its first words. */
function titleOf(item: WxrItem, note: Note): string {
  const title = plainWords(item.title);
  if (title === '') {
    const words = plainLines(withoutComments(item.content).replace(/\[[^\][]*\]/g, ' ')).replace(/\s+/g, ' ');
    const made = shorten(words, 60) || 'Untitled';
    note(`it had no title and is called “${made}” here`);
    return made;
  }
  if (title.length > MAX_TITLE) note(`the title of ${title.length} characters was shortened to ${MAX_TITLE}`);
  return shorten(title, MAX_TITLE);
}

const MORE = /<!--\s*(?:wp:)?more\b/;

function excerptField(item: WxrItem, note: Note): { excerpt?: string } {
  const teaser = MORE.exec(item.content);
  const html = item.excerpt !== '' ? item.excerpt : teaser ? item.content.slice(0, teaser.index) : '';
  const text = plainLines(html.replace(/\[\/?\w[^\][]*\]/g, ' '));
  if (text === '') return {};
  if (text.length > MAX_EXCERPT)
    note(`the excerpt of ${text.length} characters was shortened to ${MAX_EXCERPT}`);
  return { excerpt: shorten(text, MAX_EXCERPT) };
}

/** Where plug-ins keep the description for search engines. */
const DESCRIPTIONS = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
  '_genesis_description',
];

function descriptionField(item: WxrItem, note: Note): { description?: string } {
  const text = DESCRIPTIONS.map((key) => plainWords(item.meta[key] ?? '')).find((each) => each !== '');
  if (text === undefined) return {};
  if (/%%\w+%%|%\w+%/.test(text)) {
    note('the description for search engines was made from a pattern and was left out');
    return {};
  }
  return { description: shorten(text, MAX_DESCRIPTION) };
}

function postFields(item: WxrItem, author: string, note: Note): Record<string, unknown> {
  const tags = labelsOf(item, 'post_tag', note);
  const categories = labelsOf(item, 'category', note);
  return {
    ...(author === '' ? {} : { author: shorten(author, MAX_AUTHOR) }),
    ...(tags.length > 0 ? { tags } : {}),
    ...(categories.length > 0 ? { categories } : {}),
  };
}

const MAX_LABELS = 100;

/** Labels that fit; what does not is named in the report, never cut. */
function labelsOf(item: WxrItem, domain: 'post_tag' | 'category', note: Note): string[] {
  const kind = domain === 'post_tag' ? 'tag' : 'category';
  const limit = domain === 'post_tag' ? MAX_TAG_LENGTH : MAX_CATEGORY_LENGTH;
  const labels: string[] = [];
  for (const label of item.labels.filter((each) => each.domain === domain)) {
    const name = plainWords(label.name === '' ? label.slug : label.name);
    const checked = checkLabel(kind, name, labels);
    if (checked.ok && labels.length < MAX_LABELS) labels.push(checked.label);
    else if (checked.ok) note(`the ${kind} “${name}” was left out: an entry can have up to ${MAX_LABELS}`);
    else if (checked.reason === 'too-long') {
      note(`the ${kind} “${shorten(name, 120)}” was left out: it has more than ${limit} characters`);
    }
  }
  return labels;
}

const KNOWN_DOMAINS = new Set(['category', 'post_tag', 'nav_menu', 'post_format']);

function noteRest(item: WxrItem, isPost: boolean, note: Note): void {
  const format = item.labels.find((label) => label.domain === 'post_format')?.name;
  if (format) note(`its format “${plainWords(format)}” is not kept; it is an article like the others`);
  if (item.isSticky) note('it was pinned to the top of the blog; here newer posts come first');
  const others = item.labels.filter(
    (label) => !KNOWN_DOMAINS.has(label.domain) || (!isPost && label.domain !== 'nav_menu'),
  );
  if (others.length > 0) {
    note(
      `its ${others
        .map((label) => `${label.domain} “${shorten(plainWords(label.name), 60)}”`)
        .slice(0, 10)
        .join(', ')} found no place here`,
    );
  }
}
