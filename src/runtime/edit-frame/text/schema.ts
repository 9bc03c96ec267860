/**
 * The schema of texts edited in place: exactly the nodes of the domain's rich text, under the same names, shown with
 * the markup of the site's renderer. What a document may contain but no editor can make is preserved as one opaque
 * node.
 */
import { type AnyExtension, Mark, Node } from '@tiptap/core';
import type { DOMOutputSpec, Node as ProseNode } from '@tiptap/pm/model';
import type { RichNode } from '#domain/content/rich-text.ts';
import { lookClass, type WordLookMark } from '#domain/content/word-looks.ts';
import type { Link } from '#domain/links/link.ts';
import { safeHref } from '#domain/links/safe-href.ts';

export interface TextShown {
  /** Added to the level of headings. */
  readonly headingOffset: number;
  /** The element that shows a picture or an opaque node. */
  show(node: RichNode): HTMLElement | undefined;
}

const attribute = (value: unknown = null, more: object = {}) => ({
  default: value,
  rendered: false,
  ...more,
});
const alignable = {
  align: attribute(),
  dir: attribute(),
  anchor: attribute(null, { keepOnSplit: false }),
};

type Spec = Parameters<typeof Node.create>[0];

function block(name: string, spec: Exclude<Spec, undefined | (() => unknown)>) {
  return Node.create({ group: 'block', ...spec, name });
}

function settingOf({ attrs: { align, dir } }: ProseNode): Record<string, string> {
  return {
    ...(align === 'center' || align === 'end' ? { class: `align-${align}` } : {}),
    ...(dir ? { dir } : {}),
  };
}

/** A wrapper that only needs its element. */
function element(tag: string) {
  return ({ node }: { node: ProseNode }): DOMOutputSpec => [tag, settingOf(node), 0];
}

const doc = Node.create({ name: 'doc', topNode: true, content: 'block+' });
const text = Node.create({ name: 'text', group: 'inline' });

const paragraph = block('paragraph', {
  content: 'inline*',
  // Text directly in a list item, quote or cell, without a paragraph around it.
  addAttributes: () => ({ ...alignable, bare: attribute(false, { keepOnSplit: false }) }),
  priority: 1000,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: element('p'),
});

const heading = (offset: number) =>
  block('heading', {
    content: 'inline*',
    defining: true,
    addAttributes: () => ({ level: attribute(2), ...alignable }),
    renderHTML: ({ node }) => [
      `h${Math.min(6, Math.max(1, (node.attrs['level'] as number) + offset))}`,
      settingOf(node),
      0,
    ],
  });

const bulletList = block('bulletList', {
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => alignable,
  renderHTML: element('ul'),
});

const orderedList = block('orderedList', {
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({ start: attribute() }),
  renderHTML: ({ node }) => ['ol', node.attrs['start'] === null ? {} : { start: node.attrs['start'] }, 0],
});

const listItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  addAttributes: () => alignable,
  renderHTML: element('li'),
});

const quote = block('quote', {
  content: 'block+',
  defining: true,
  addAttributes: () => alignable,
  renderHTML: element('blockquote'),
});

const codeBlock = block('codeBlock', {
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({ language: attribute() }),
  renderHTML: () => ['pre', { dir: 'ltr' }, ['code', 0]],
});

const rule = block('rule', { atom: true, renderHTML: () => ['hr'] });

const table = block('table', {
  content: 'row+',
  isolating: true,
  addAttributes: () => alignable,
  renderHTML: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
});

const row = Node.create({
  name: 'row',
  content: 'cell+',
  // `head` follows from the row's position and is not stored.
  addAttributes: () => ({ ...alignable, head: attribute(false) }),
  renderHTML: ({ node }) => ['tr', node.attrs['head'] ? { class: 'is-head' } : {}, 0],
});

const cell = Node.create({
  name: 'cell',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ header: attribute(), colspan: attribute(), rowspan: attribute() }),
  renderHTML: ({ node }) => {
    const { header, colspan, rowspan } = node.attrs;
    return [header ? 'th' : 'td', { ...(colspan && { colspan }), ...(rowspan && { rowspan }) }, 0];
  },
});

const lineBreak = Node.create({
  name: 'break',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
});

/** Pictures and opaque nodes carry their whole value. */
function whole(name: string, isInline: boolean, { show }: TextShown) {
  return Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    addAttributes: () => ({ value: attribute() }),
    renderHTML: ({ node }) => [
      isInline ? 'span' : 'div',
      { 'data-rich': JSON.stringify(node.attrs['value']) },
    ],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = show(node.attrs['value'] as RichNode) ?? placeholder(name, isInline);
        dom.contentEditable = 'false';
        return { dom };
      },
  });
}

function placeholder(name: string, isInline: boolean): HTMLElement {
  const made = document.createElement(isInline ? 'span' : 'div');
  made.className = 'kept';
  made.textContent = name === 'image' ? 'Picture' : 'Part of this text that is kept as it is';
  return made;
}

/** Browsers insert such elements themselves, from their own menus. */
const plainMark = (name: string, tag: string, more: object = {}) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0], ...more });

const look = (name: WordLookMark['type'], tag: string) =>
  Mark.create({
    name,
    addAttributes: () => ({ value: attribute() }),
    renderHTML: ({ mark }) => [
      tag,
      { class: lookClass({ type: name, value: mark.attrs['value'] } as WordLookMark) },
      0,
    ],
  });

/** In the renderer's order, outermost first. */
const marks = [
  Mark.create({
    name: 'link',
    inclusive: false,
    addAttributes: () => ({ link: attribute() }),
    renderHTML: ({ mark }) => {
      const link = mark.attrs['link'] as Link;
      const href = ('url' in link && safeHref(link.url)) || '#';
      return ['a', { href, 'data-link': JSON.stringify(link) }, 0];
    },
  }),
  Mark.create({
    name: 'shape',
    addAttributes: () => ({ shape: attribute() }),
    renderHTML: ({ mark }) => ['span', { 'data-shape': mark.attrs['shape'] }, 0],
  }),
  look('size', 'span'),
  look('highlight', 'mark'),
  look('tone', 'span'),
  plainMark('bold', 'strong'),
  plainMark('italic', 'em'),
  plainMark('underline', 'u'),
  plainMark('strike', 's'),
  plainMark('code', 'code', { code: true }),
].map((mark, index) => mark.extend({ priority: 90 - index }));

export function textExtensions(shown: TextShown): AnyExtension[] {
  return [
    doc,
    text,
    paragraph,
    heading(shown.headingOffset),
    bulletList,
    orderedList,
    listItem,
    quote,
    codeBlock,
    rule,
    table,
    row,
    cell,
    lineBreak,
    whole('image', false, shown),
    whole('kept', false, shown),
    whole('keptInline', true, shown),
    ...marks,
  ];
}
