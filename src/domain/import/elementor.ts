/**
 * Elementor keeps a page's layout beside its text, as JSON, and leaves the bare words in the text. The layout is written
 * out as the HTML it stands for; where the text has more words, the text is taken, or both where each has words of its own.
 */
import { escapeHtml } from '../escape-html.ts';
import { isObject } from '../json.ts';
import { parseHtml, textOf } from './html-tree.ts';

type Settings = Readonly<Record<string, unknown>>;
const MAX_DEPTH = 12;

/** The page as HTML with columns; undefined where there is no layout, or the text says all of it and more. */
export function elementorHtml(
  data: string | undefined,
  content: string,
  note: (message: string) => void,
): string | undefined {
  if (!data?.trim().startsWith('[')) return undefined;
  try {
    const elements: unknown = JSON.parse(data);
    const html = elementsHtml(elements, 0);
    if (html.trim() === '' || holdsEveryWord(html, content)) return html.trim() === '' ? undefined : html;
    if (holdsEveryWord(content, html)) return undefined;
    note('the layout that Elementor kept and its text differ; both came over, one below the other');
    return `${html}<hr>${content}`;
  } catch {
    return undefined;
  }
}

function holdsEveryWord(html: string, content: string): boolean {
  const there = new Set(wordsOf(html));
  return wordsOf(content).every((word) => there.has(word));
}

function wordsOf(html: string): string[] {
  const text = textOf(parseHtml(html.replace(/></g, '> <'))).replace(/\[[^\][]*\]/g, ' ');
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function elementsHtml(elements: unknown, depth: number): string {
  if (!Array.isArray(elements) || depth > MAX_DEPTH) return '';
  return elements.map((element) => (isObject(element) ? elementHtml(element, depth) : '')).join('\n');
}

function elementHtml(element: Settings, depth: number): string {
  const settings = isObject(element['settings']) ? element['settings'] : {};
  const inner = () => elementsHtml(element['elements'], depth + 1);
  switch (element['elType']) {
    case 'column':
      return `<div class="elementor-col-${columnPercent(settings)}">${inner()}</div>`;
    case 'container':
      return containerHtml(element, settings, inner());
    case 'widget':
      return `${widgetHtml(String(element['widgetType'] ?? ''), settings)}${inner()}`;
    default:
      return `<div>${inner()}</div>`;
  }
}

function columnPercent(settings: Settings): number {
  return Math.round(Number(settings['_inline_size'] ?? settings['_column_size'] ?? 100)) || 100;
}

/** Containers stand beside each other where the one around them is a row; their widths are in percent. */
function containerHtml(element: Settings, settings: Settings, inner: string): string {
  const width =
    isObject(settings['width']) && settings['width']['unit'] === '%' ? settings['width']['size'] : undefined;
  const percent =
    element['isInner'] === true && typeof width === 'number' ? ` elementor-col-${Math.round(width)}` : '';
  return `<div class="e-con-box${percent}">${inner}</div>`;
}

type Write = (settings: Settings) => string;

const WIDGETS: Readonly<Record<string, Write>> = {
  heading: (settings) => {
    const wish = text(settings, 'header_size');
    const tag = /^h[1-6]$/.test(wish) ? wish : wish === '' ? 'h2' : 'p';
    return `<${tag}>${linked(settings['link'], text(settings, 'title'))}</${tag}>`;
  },
  'text-editor': (settings) => text(settings, 'editor'),
  image: (settings) => {
    const caption = text(settings, 'caption');
    const img = linked(settings['link'], pictureHtml(settings['image']));
    return `<figure>${img}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
  },
  button: (settings) =>
    `<a class="elementor-button" href="${escapeHtml(address(settings['link']))}">${text(settings, 'text')}</a>`,
  video: (settings) => {
    const url = ['youtube_url', 'vimeo_url', 'dailymotion_url']
      .map((name) => text(settings, name))
      .find(Boolean);
    return url === undefined ? '' : `<iframe src="${escapeHtml(url)}"></iframe>`;
  },
  divider: () => '<hr>',
  html: (settings) => text(settings, 'html'),
  shortcode: (settings) => text(settings, 'shortcode'),
  'icon-list': (settings) =>
    `<ul>${each(settings['icon_list'], (item) => `<li>${linked(item['link'], text(item, 'text'))}</li>`)}</ul>`,
  'icon-box': boxHtml,
  'image-box': boxHtml,
  testimonial: (settings) =>
    `<blockquote>${text(settings, 'testimonial_content')}<cite>${[text(settings, 'testimonial_name'), text(settings, 'testimonial_job')].filter(Boolean).join(', ')}</cite></blockquote>`,
  accordion: openingsHtml,
  toggle: openingsHtml,
  tabs: openingsHtml,
  'image-gallery': (settings) => each(settings['wp_gallery'] ?? settings['gallery'], pictureHtml),
  'image-carousel': (settings) => each(settings['carousel'], pictureHtml),
  counter: (settings) =>
    `<p>${text(settings, 'prefix')}${text(settings, 'ending_number')}${text(settings, 'suffix')} ${text(settings, 'title')}</p>`,
  alert: (settings) =>
    `<p><b>${text(settings, 'alert_title')}</b> ${text(settings, 'alert_description')}</p>`,
};

function widgetHtml(type: string, settings: Settings): string {
  return Object.hasOwn(WIDGETS, type) ? (WIDGETS[type]?.(settings) ?? '') : settingsHtml(settings, 0);
}

const WORDS =
  /(?:^|_)(?:title|text|description|content|heading|sub_?heading|name|job|label|caption|button|question|answer|price|period)$/;
const MAX_SETTINGS_DEPTH = 3;

/** Of widgets that nobody knows: the words among their settings. */
function settingsHtml(settings: Settings, depth: number): string {
  if (depth > MAX_SETTINGS_DEPTH) return '';
  const lines = Object.entries(settings).map(([name, value]) => {
    if (Array.isArray(value)) return each(value, (item) => settingsHtml(item, depth + 1));
    return WORDS.test(name) && typeof value === 'string' && /\p{L}/u.test(value) ? `<div>${value}</div>` : '';
  });
  return lines.filter(Boolean).join('\n');
}

function boxHtml(settings: Settings): string {
  const title = linked(settings['link'], text(settings, 'title_text'));
  return `${pictureHtml(settings['image'])}<h3>${title}</h3><p>${text(settings, 'description_text')}</p>`;
}

function openingsHtml(settings: Settings): string {
  return each(
    settings['tabs'],
    (tab) => `<details><summary>${text(tab, 'tab_title')}</summary>${text(tab, 'tab_content')}</details>`,
  );
}

function each(list: unknown, write: Write): string {
  return Array.isArray(list) ? list.map((item) => (isObject(item) ? write(item) : '')).join('\n') : '';
}

function text(settings: Settings, name: string): string {
  const value = settings[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function address(link: unknown): string {
  return isObject(link) && typeof link['url'] === 'string' ? link['url'] : '';
}

function linked(link: unknown, html: string): string {
  const url = address(link);
  return url === '' ? html : `<a href="${escapeHtml(url)}">${html}</a>`;
}

function pictureHtml(image: unknown): string {
  if (!isObject(image) || text(image, 'url') === '') return '';
  const id = text(image, 'id');
  const alt = text(image, 'alt');
  return `<img class="${/^\d+$/.test(id) ? `wp-image-${id}` : ''}" src="${escapeHtml(text(image, 'url'))}"${alt === '' ? '' : ` alt="${escapeHtml(alt)}"`}>`;
}
