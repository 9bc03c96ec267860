/**
 * Makes of a page's markup one in which nothing optional can start: scripts of the owner become inert text, and what
 * would be fetched from others loses its address. The cookie banner's script gives it back once that is allowed. It is
 * the same for every visitor, so pages are held back when they are made, and kept like any other.
 */
import { Parser } from 'htmlparser2';
import { runsAsScript } from '../code/sources.ts';
import { escapeHtml } from '../escape-html.ts';
import { type Assignment, assignedTo, hostOf } from './assigned.ts';
import { CATEGORY_WORDS, isOptionalCategory, type OptionalCategory } from './categories.ts';
import { CHOICE_ANCHOR } from './contract.ts';
import { foreignInCss, foreignInList, isForeign, type SiteOrigin } from './foreign.ts';
import { type Service, serviceOf } from './services.ts';

export interface HoldOptions extends SiteOrigin {
  /** What the owner says hosts and cookies are for. */
  readonly assigned?: readonly Assignment[] | undefined;
}

type Attributes = Readonly<Record<string, string>>;

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The author says so of what the page needs to work. */
const NECESSARY = 'necessary';
/** No browser runs or obeys it. */
const INERT = 'text/plain';
/** Attributes by which an element fetches something as soon as it is there. */
const FETCHING = ['src', 'data', 'poster', 'background'];
/** The same for several addresses; the last two tell others of a click. */
const LISTS = new Set(['srcset', 'imagesrcset', 'ping', 'attributionsrc']);
/** Attributes of drawings that hold an address as style sheets do. */
const DRAWN = /^(fill|stroke|filter|mask|clip-path|cursor|marker(-start|-mid|-end)?)$/;
/** Elements that give another one its address once the page is there, and where they say so. */
const ANIMATING = new Set(['set', 'animate']);
const ANIMATED = ['to', 'from', 'by', 'values'];
/** Code that runs without a script element. */
const HANDLER = /^on[a-z]+$/;
/** Elements whose `href` is fetched; that of others leads somewhere. */
const FETCHING_HREF = new Set(['link', 'image', 'use', 'feimage']);
const FETCHING_RELS =
  /\b(stylesheet|icon|preload|prefetch|prerender|preconnect|dns-prefetch|modulepreload|manifest|apple-touch-icon)\b/i;
/** Elements in whose place something asks. */
const SHOWN = new Set(['iframe', 'embed', 'object', 'video', 'audio']);
const FRAMES = new Set(['iframe', 'embed', 'object']);

/** @param html markup of a page, or a part of one */
export function holdBack(html: string, options: HoldOptions): string {
  const changes: Change[] = [];
  // The script or style sheet that is being read: its text decides.
  let raw: (Omit<Change, 'text'> & { name: string; attributes: Attributes; text: string }) | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const place = { from: parser.startIndex, to: parser.endIndex + 1 };
      const text = name === 'script' ? undefined : heldTag(name, attributes, options);
      if (text !== undefined) changes.push({ ...place, text });
      else if (name === 'script' || name === 'style') raw = { ...place, name, attributes, text: '' };
    },
    ontext(text) {
      if (raw) raw.text += text;
    },
    onclosetag(name) {
      // That of a drawing may hold elements, whose ends are not its own.
      if (name !== raw?.name) return;
      const { attributes, text, name: _, ...place } = raw;
      const held =
        name === 'script' ? heldScript(attributes, text, options) : heldStyle(attributes, text, options);
      if (held !== undefined) changes.push({ ...place, text: held });
      raw = undefined;
    },
  });
  parser.end(html);
  return changes
    .sort((one, other) => other.from - one.from)
    .reduce((text, change) => text.slice(0, change.from) + change.text + text.slice(change.to), html);
}

/** Of the product itself: files of the build, and data. */
const OWN_SCRIPT = /^\/_v\//;

function heldScript(attributes: Attributes, text: string, options: HoldOptions): string | undefined {
  // Scripts of drawings are fetched by another name.
  const src = attributes['src'] ?? attributes['href'] ?? attributes['xlink:href'];
  if (attributes['data-category'] === NECESSARY || !isObeyed(attributes['type'])) return undefined;
  if (/^\s*importmap\s*$/i.test(attributes['type'] ?? '')) return undefined;
  if (src === undefined ? text.trim() === '' : OWN_SCRIPT.test(src)) return undefined;
  const { type, src: _, href: _href, 'xlink:href': _link, ...rest } = attributes;
  const held = { type: INERT, 'data-held-type': type, 'data-held-src': src };
  return writeTag('script', { ...rest, ...held, ...marksOf(attributes, src ?? text, true, options) });
}

/** Rules of speculation fetch pages ahead, of others too. */
function isObeyed(type: string | undefined): boolean {
  return runsAsScript(type) || /^\s*speculationrules\s*$/i.test(type ?? '');
}

function heldStyle(attributes: Attributes, text: string, options: HoldOptions): string | undefined {
  if (attributes['data-category'] === NECESSARY || attributes['type'] === INERT) return undefined;
  const address = foreignInCss(text, options);
  if (address === undefined) return undefined;
  const { type, ...rest } = attributes;
  const held = { type: INERT, 'data-held-type': type ?? 'text/css' };
  return writeTag('style', { ...rest, ...held, ...marksOf(attributes, address, false, options) });
}

function heldTag(name: string, attributes: Attributes, options: HoldOptions): string | undefined {
  if (attributes['data-category'] === NECESSARY) return undefined;
  const held = new Map<string, string>();
  let mark = '';
  for (const [attribute, value] of Object.entries(attributes)) {
    const found = foreignIn(name, attribute, attributes, options);
    if (found === undefined) continue;
    held.set(attribute, value);
    mark ||= found;
  }
  if (held.size === 0) return undefined;
  const rest = Object.entries(attributes).map(([attribute, value]) => [
    held.has(attribute) ? `data-held-${attribute}` : attribute,
    value,
  ]);
  const marks = marksOf(
    attributes,
    mark,
    [...held.keys()].some((each) => HANDLER.test(each)),
    options,
  );
  const isShown = SHOWN.has(name) && attributes['hidden'] === undefined;
  const hidden = isShown ? { hidden: '', 'data-asks': '' } : {};
  const tag = writeTag(name, { ...Object.fromEntries(rest), ...marks, ...hidden });
  return isShown ? askingFor(marks, attributes['src']) + tag : tag;
}

/** What an attribute would have the browser run, or fetch from others, or undefined. */
function foreignIn(name: string, attribute: string, attributes: Attributes, options: HoldOptions) {
  const value = attributes[attribute] ?? '';
  if (HANDLER.test(attribute)) return value.trim() || undefined;
  if (attribute === 'style' || DRAWN.test(attribute)) return foreignInCss(value, options);
  if (attribute === 'srcdoc') return holdBack(value, options) === value ? undefined : value;
  if (attribute === 'content') return leadsAway(name, attributes, options) ? value : undefined;
  if (LISTS.has(attribute)) return foreignInList(value, options);
  return foreignAddress(name, attribute, attributes, options);
}

function foreignAddress(name: string, attribute: string, attributes: Attributes, options: HoldOptions) {
  const value = attributes[attribute] ?? '';
  if (ANIMATING.has(name) && ANIMATED.includes(attribute))
    return value.split(';').find((each) => isForeign(each.trim(), options));
  if (!fetches(name, attribute, attributes)) return undefined;
  // A frame of another kind of address may hold anything.
  const isHeld = isForeign(value, options) || (FRAMES.has(name) && hasContent(value));
  return isHeld ? value : undefined;
}

/** As browsers read it: line ends and tabs in an address are nothing. */
function hasContent(address: string): boolean {
  return /^(data|blob|javascript):/i.test(address.replace(/[\t\n\r]/g, '').trim());
}

/** Whether the page would leave by itself for that of others. */
function leadsAway(name: string, attributes: Attributes, options: HoldOptions): boolean {
  if (name !== 'meta' || attributes['http-equiv']?.trim().toLowerCase() !== 'refresh') return false;
  const content = attributes['content'] ?? '';
  const [, address = ''] = /^[\s\d.]*[;,\s]\s*(?:url\s*=\s*)?["']?([^"']*)/i.exec(content) ?? [];
  return isForeign(address.trim(), options);
}

function fetches(name: string, attribute: string, attributes: Attributes): boolean {
  if (attribute !== 'href' && attribute !== 'xlink:href') return FETCHING.includes(attribute);
  return FETCHING_HREF.has(name) && (name !== 'link' || FETCHING_RELS.test(attributes['rel'] ?? ''));
}

function marksOf(attributes: Attributes, mark: string, isScript: boolean, { assigned = [] }: HoldOptions) {
  const service: Service = serviceOf(mark, isScript);
  const given = assignedTo(mark, assigned);
  const said = attributes['data-category'] ?? '';
  const category: OptionalCategory = isOptionalCategory(said) ? said : (given?.category ?? service.category);
  return {
    'data-held': '',
    'data-category': category,
    'data-service': attributes['data-service'] ?? (service.name || hostOf(mark)),
    'data-cookies':
      attributes['data-cookies'] ?? ([...service.cookies, ...(given?.cookies ?? [])].join(' ') || undefined),
  };
}

function askingFor(marks: ReturnType<typeof marksOf>, address: string | undefined): string {
  const { 'data-category': category, 'data-service': service } = marks;
  const what = escapeHtml(service ?? 'another company');
  const way =
    address && /^(https?:)?\/\//i.test(address)
      ? ` <a href="${escapeHtml(address)}" rel="noopener">Open it there</a>`
      : '';
  return `<div class="consent-ask" data-asked="${category}"><p>Here is something from ${what}. It is shown once you allow “${CATEGORY_WORDS[category].label}”.</p><p><button type="button">Show it this once</button> <a href="#${CHOICE_ANCHOR}">Cookie choices</a>${way}</p></div>`;
}

function writeTag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [`${attribute}="${escapeHtml(value)}"`],
  );
  return `<${[name, ...written].join(' ')}>`;
}
