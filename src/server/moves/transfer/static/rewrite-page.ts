/** The addresses in a page: found while the site is walked, changed when its copy is written. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { isObject, toScriptJson } from '#domain/json.ts';

export type Dom = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What becomes of an address: another one, or null where nothing stands for it. Undefined leaves it alone. */
export type ChangeAddress = (
  address: string,
  use: 'link' | 'asset' | 'statement',
) => string | null | undefined;

const ASSET_ATTRIBUTES = ['src', 'poster', 'data', 'imagesrc'] as const;
const SET_ATTRIBUTES = ['srcset', 'imagesrcset'] as const;
const LINKS = new Set(['a', 'area', 'form', 'iframe']);
/** Data attributes of blocks that hold an address of the site. */
const DATA_ADDRESS = /^\/(?!\/)\S*$/;

export function parsePage(html: string): Dom {
  return parseDocument(html, { decodeEntities: true });
}

export function pageHtml(dom: Dom): string {
  return DomUtils.getOuterHTML(dom, { encodeEntities: 'utf8' });
}

/** Changes every address in the page. Elements whose only sense was an address that is gone lose it, or go. */
export function changeAddresses(dom: Dom, change: ChangeAddress): void {
  for (const element of DomUtils.findAll(() => true, dom.children)) {
    if (element.name === 'style') changeStyle(element, change);
    else if (element.name === 'script' && JSON_TYPE.test(element.attribs['type'] ?? ''))
      changeJson(element, change);
    else if (element.name === 'meta') changeMeta(element, change);
    else changeElement(element, change);
  }
}

function changeElement(element: Element, change: ChangeAddress): void {
  const { attribs } = element;
  for (const name of ['href', 'action', ...ASSET_ATTRIBUTES])
    changeAttribute(element, name, purposeOf(element), change);
  for (const name of SET_ATTRIBUTES) {
    if (attribs[name] !== undefined) attribs[name] = changeSet(attribs[name], change);
  }
  if (attribs['style']) attribs['style'] = changeCss(attribs['style'], change);
  changeData(element, change);
}

function purposeOf({ name, attribs }: Element): Parameters<ChangeAddress>[1] {
  if (name === 'link' && attribs['rel'] === 'canonical') return 'statement';
  return LINKS.has(name) ? 'link' : 'asset';
}

function changeData({ attribs }: Element, change: ChangeAddress): void {
  for (const [name, value] of Object.entries(attribs)) {
    if (name.startsWith('data-') && DATA_ADDRESS.test(value)) attribs[name] = change(value, 'asset') ?? value;
  }
}

function changeAttribute(
  element: Element,
  name: string,
  use: Parameters<ChangeAddress>[1],
  change: ChangeAddress,
): void {
  const value = element.attribs[name];
  if (value === undefined || value.startsWith('#')) return;
  const changed = change(value, use);
  if (changed === null) delete element.attribs[name];
  else if (changed !== undefined) element.attribs[name] = changed;
}

/** `a.webp 500w, b.webp 1000w`; an address of ours holds no comma and no space. */
function changeSet(set: string, change: ChangeAddress): string {
  return set
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', ...rest] = candidate.trim().split(/\s+/);
      const changed = change(address, 'asset');
      return changed === null ? [] : [[changed ?? address, ...rest].join(' ')];
    })
    .join(', ');
}

function changeMeta(element: Element, change: ChangeAddress): void {
  const { content } = element.attribs;
  if (content === undefined || !/^https?:\/\//.test(content)) return;
  const changed = change(content, 'statement');
  if (changed === null) DomUtils.removeElement(element);
  else if (changed !== undefined) element.attribs['content'] = changed;
}

const JSON_TYPE = /^application\/(?:ld\+)?json$/;

/** What the page says about itself and its site: whole addresses only, since a path there may be no address. */
function changeJson(element: Element, change: ChangeAddress): void {
  for (const child of element.children) {
    if (!('data' in child)) continue;
    const value: unknown = JSON.parse(child.data);
    child.data = toScriptJson(changedWithin(value, change));
  }
}

function changedWithin(value: unknown, change: ChangeAddress): unknown {
  if (typeof value === 'string')
    return /^https?:\/\/[^\s{}]+$/.test(value) ? (change(value, 'statement') ?? value) : value;
  if (Array.isArray(value)) return value.map((each) => changedWithin(each, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changedWithin(each, change)]));
}

function changeStyle(element: Element, change: ChangeAddress): void {
  for (const child of element.children) if ('data' in child) child.data = changeCss(child.data, change);
}

function changeCss(css: string, change: ChangeAddress): string {
  return css.replace(/url\((?:"([^"]+)"|'([^']+)'|([^"'()]+))\)/g, (whole, double, single, bare) => {
    const address: string = double ?? single ?? bare;
    const quote = double !== undefined ? '"' : single !== undefined ? "'" : '';
    const changed = change(address, 'asset');
    return typeof changed === 'string' ? `url(${quote}${changed}${quote})` : whole;
  });
}

/** Takes out what needs a server to answer: search fields, with the block that holds them. */
export function removeSearch(dom: Dom): number {
  const forms = DomUtils.findAll((element) => element.attribs['role'] === 'search', dom.children);
  for (const form of forms) DomUtils.removeElement(blockAround(form));
  return forms.length;
}

/** Nobody is there to count who comes. */
export function removeCounting(dom: Dom): void {
  for (const script of DomUtils.findAll(({ attribs }) => 'data-tracking' in attribs, dom.children))
    DomUtils.removeElement(script);
}

/** What a page of a site sends to its server. */
export type DeadForm = 'comments' | 'form';

/**
 * Takes out what would be sent to a server: comments stay and are closed, other forms go with the block that holds them.
 */
export function removeForms(dom: Dom): DeadForm[] {
  const posts = DomUtils.findAll(
    ({ name, attribs }) => name === 'form' && attribs['method']?.toLowerCase() === 'post',
    dom.children,
  );
  return posts.map((form) => {
    if (!hasClass(form, 'comment-form')) {
      DomUtils.removeElement(blockAround(form));
      return 'form';
    }
    for (const reply of DomUtils.findAll((each) => hasClass(each, 'comment-reply'), dom.children))
      DomUtils.removeElement(reply);
    for (const waits of DomUtils.findAll((each) => hasClass(each, 'comments-waiting'), dom.children))
      DomUtils.removeElement(waits);
    const [closed] = parsePage('<p class="comments-note">Comments are closed.</p>').children;
    if (closed) DomUtils.replaceElement(form, closed);
    return 'comments';
  });
}

function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs['class'] ?? '').split(/\s+/).includes(name);
}

function blockAround(element: Element): Element {
  let block: Element | null = element;
  while (block && block.attribs?.['data-block'] === undefined) block = block.parent as Element | null;
  return block ?? element;
}

/** Puts words in the place of an address that a page states in `<code>`. */
export function replaceStatedPath(dom: Dom, path: string, words: string): void {
  for (const code of DomUtils.getElementsByTagName('code', dom.children)) {
    for (const child of code.children) if ('data' in child && child.data === path) child.data = words;
  }
}
