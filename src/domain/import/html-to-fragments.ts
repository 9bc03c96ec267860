/** HTML, as other systems export it, becomes fragments: the walk that meets every element once. */
import type { Mark } from '../content/rich-text.ts';
import type { Link } from '../links/link.ts';
import type { ConvertContext, Converter } from './converter.ts';
import { elementFragments } from './element-fragments.ts';
import { Flow } from './flow.ts';
import { foldFragments, textFragment, withoutLayout } from './fragments.ts';
import { buttonOfAnchor } from './html-button.ts';
import { columnsOf, type HtmlColumn } from './html-columns.ts';
import { type HtmlElement, type HtmlNode, hasClass, isElement, parseHtml, textOf } from './html-tree.ts';
import { dirOf, noteInlineLooks, textSetting } from './looks.ts';
import { pictureOfImage } from './pictures.ts';
import { markShortcodes } from './shortcodes.ts';
import type { Nested } from './structures.ts';

export function createConverter(context: ConvertContext): Converter {
  const anchors = new Set<string>();
  const converter: Converter = {
    context,
    fragments(nodes, scope) {
      const flow = new Flow(anchors);
      walk({ converter, flow }, nodes, { ...scope, dir: scope.dir ?? context.direction });
      flow.endParagraph(scope);
      return flow.fragments;
    },
    nodes: (nodes, scope) => foldFragments(converter.fragments(nodes, scope)),
  };
  return converter;
}

/** Reads HTML of the classic editor, with shortcodes and blank lines between paragraphs. */
export function parseClassic(html: string): HtmlNode[] {
  return parseHtml(markShortcodes(html));
}

interface Walk {
  readonly converter: Converter;
  readonly flow: Flow;
}

function walk(state: Walk, nodes: readonly HtmlNode[], scope: Nested): void {
  for (const node of nodes) {
    if (isElement(node)) walkElement(state, node, scope);
    else state.flow.text(node, scope);
  }
}

const MARKS: Readonly<Record<string, Mark>> = Object.assign(Object.create(null) as Record<string, Mark>, {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
  cite: { type: 'italic' },
  dfn: { type: 'italic' },
  var: { type: 'italic' },
  u: { type: 'underline' },
  ins: { type: 'underline' },
  s: { type: 'strike' },
  strike: { type: 'strike' },
  del: { type: 'strike' },
  code: { type: 'code' },
  kbd: { type: 'code' },
  samp: { type: 'code' },
  tt: { type: 'code' },
} satisfies Record<string, Mark>);

const INLINE = new Set(
  'abbr acronym bdi bdo big data font label mark nobr q rp rt ruby span time wbr'.split(' '),
);
/** Boxes that say nothing of their own. */
const BOXES = new Set(
  'address article aside body center dialog div fieldset footer form-group header hgroup html legend li main nav section summary tbody td tfoot th thead tr'.split(
    ' ',
  ),
);
const DROPPED = new Set(['head', 'link', 'meta', 'title', 'base', 'template', 'param', 'source', 'track']);

function walkElement(state: Walk, element: HtmlElement, scope: Nested): void {
  const { tag } = element;
  noteInlineLooks(state.converter.context, element);
  const mark = MARKS[tag];
  if (mark) walk(state, element.children, withMark(scope, mark));
  else if (tag === 'small') walk(state, element.children, withMark(scope, { type: 'size', value: 'small' }));
  else if (INLINE.has(tag)) walk(state, element.children, scope);
  else if (tag === 'a') walkAnchor(state, element, scope);
  else if (tag === 'br') state.flow.break();
  else if (tag === 'sub' || tag === 'sup') walk(state, [smallText(element)], scope);
  else if (tag === 'img') addPicture(state, element, scope);
  else if (tag === 'p') walkParagraph(state, element, scope);
  else if (/^h[1-6]$/.test(tag)) walkHeading(state, element, scope);
  else if (BOXES.has(tag)) walkBox(state, element, scope);
  else if (!DROPPED.has(tag)) addElement(state, element, scope);
}

function withMark(scope: Nested, mark: Mark): Nested {
  return scope.marks.some((other) => other.type === mark.type)
    ? scope
    : { ...scope, marks: [...scope.marks, mark] };
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPT = '₀₁₂₃₄₅₆₇₈₉';

/** Raised and lowered digits have characters of their own; other text loses its height. */
function smallText(element: HtmlElement): string {
  const digits = element.tag === 'sup' ? SUPERSCRIPT : SUBSCRIPT;
  const text = textOf(element.children);
  return /^\d{1,6}$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text;
}

/** By which links lead to an element. */
function anchorOf({ attributes: { id, name } }: HtmlElement): string | undefined {
  return id || name;
}

function walkAnchor(state: Walk, anchor: HtmlElement, scope: Nested): void {
  const { context } = state.converter;
  state.flow.anchor(anchorOf(anchor));
  const button = buttonOfAnchor(context, anchor, scope.align);
  if (button) {
    state.flow.add(button, scope);
    return;
  }
  const href = anchor.attributes['href'];
  const link = href === undefined ? undefined : context.link(href);
  if (href !== undefined && href.trim() !== '' && !link) {
    context.note(`a link was taken off its text: “${href.slice(0, 80)}” cannot be linked to`);
  }
  const inner = link
    ? {
        ...scope,
        marks: [...scope.marks.filter(({ type }) => type !== 'link'), { type: 'link', link } as const],
      }
    : scope;
  for (const child of anchor.children) {
    if (!isElement(child)) state.flow.text(child, inner);
    else if (child.tag === 'img') addPicture(state, child, scope, link);
    else walkElement(state, child, inner);
  }
}

function addPicture({ converter, flow }: Walk, img: HtmlElement, scope: Nested, link?: Link): void {
  if (hasClass(img, 'wp-smiley')) {
    flow.text(img.attributes['alt'] ?? '', scope);
    return;
  }
  const fragment = pictureOfImage(converter, img, link ? { link } : {});
  if (fragment) flow.add(fragment, scope);
}

function walkParagraph(state: Walk, element: HtmlElement, scope: Nested): void {
  state.flow.endParagraph(scope);
  state.flow.anchor(element.attributes['id']);
  const inner = { ...scope, ...textSetting(element, scope) };
  walk(state, element.children, inner);
  state.flow.endParagraph(inner);
}

function walkBox(state: Walk, element: HtmlElement, scope: Nested): void {
  const inner = { ...scope, ...textSetting(element, scope) };
  state.flow.endParagraph(scope);
  const columns = columnsOf(element);
  if (columns) addColumns(state, columns, inner);
  else walk(state, element.children, inner);
  state.flow.endParagraph(inner);
}

/** The page's title is its first-level heading; what the text calls so comes below it. */
const LEVELS: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

function walkHeading({ converter, flow }: Walk, element: HtmlElement, scope: Nested): void {
  flow.endParagraph(scope);
  flow.anchor(anchorOf(element));
  const inner = { ...scope, ...textSetting(element, scope), hasLineBreaks: false };
  const level = LEVELS[element.tag] ?? 2;
  for (const fragment of converter.fragments(element.children, inner)) {
    const [only] = fragment.kind === 'text' ? fragment.nodes : [];
    if (only?.type === 'paragraph') {
      const { anchor: inner, ...rest } = only;
      const { anchor = inner } = flow.takeAnchor();
      const heading = { ...rest, type: 'heading', level, content: only.content ?? [] } as const;
      flow.add(textFragment(anchor === undefined ? heading : { ...heading, anchor }), scope);
    } else flow.add(fragment, scope);
  }
}

function addColumns({ converter, flow }: Walk, columns: readonly HtmlColumn[], scope: Nested): void {
  const made = columns.map(({ span, children }) => ({
    span,
    fragments: withoutLayout(converter.fragments(children, scope)),
  }));
  flow.add({ kind: 'row', columns: made.filter(({ fragments }) => fragments.length > 0) }, scope);
}

/** Elements that become fragments of their own; any other is the text it holds. */
function addElement(state: Walk, element: HtmlElement, scope: Nested): void {
  const dir = dirOf(element) ?? scope.dir;
  const fragments = elementFragments(state.converter, element, { ...scope, dir });
  if (!fragments) {
    walk(state, element.children, scope);
    return;
  }
  state.flow.endParagraph(scope);
  for (const fragment of fragments) state.flow.add(fragment, scope);
}
