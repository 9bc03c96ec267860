/**
 * Rich text becomes markup: the one renderer of every block that holds prose. No HTML is stored and none is
 * parsed here; unknown nodes are skipped and their children kept, so that a document from a later version
 * still reads.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import { MARK_ORDER } from '#domain/content/mark-order.ts';
import {
  childrenOf,
  directionOf,
  type Mark,
  type RichNode,
  type RichText,
} from '#domain/content/rich-text.ts';
import { lookClass } from '#domain/content/word-looks.ts';
import { isEqualJson } from '#domain/json.ts';
import { type Direction, otherDirection, textDirection } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import { LargePicture } from './large-picture.tsx';
import { Linked } from './link.tsx';
import { Picture } from './picture.tsx';

interface RichTextProps {
  readonly doc: RichText;
  readonly context: RenderContext;
  /** Added to the level of every heading; none goes below level 6. */
  readonly headingOffset?: number | undefined;
  /** Its pictures are links that open them large. */
  readonly opensLarge?: boolean | undefined;
}

interface Scope {
  readonly context: RenderContext;
  /** Of what is around. */
  readonly direction: Direction;
  readonly headingOffset: number;
  readonly opensLarge: boolean;
}

/** The nodes of a rich text, without an element around them. */
export function RichTextView({
  doc,
  context,
  headingOffset = 0,
  opensLarge = false,
}: RichTextProps): ReactNode {
  const direction = textDirection(context.locale);
  return renderNodes(doc.content, { context, direction, headingOffset, opensLarge });
}

type TextNode = Extract<RichNode, { type: 'text' }>;

function renderNodes(nodes: readonly RichNode[], scope: Scope): ReactNode {
  return splitRuns(nodes, (a, b) => a.type === 'text' && b.type === 'text').map((run, index) => {
    const texts = run.filter((node) => node.type === 'text');
    const [first] = run;
    const shown =
      texts.length > 0 ? renderInline(texts, MARK_ORDER, scope) : first && renderNode(first, scope);
    return <Fragment key={index}>{shown}</Fragment>;
  });
}

/** Cuts a list wherever two neighbours do not belong together. */
function splitRuns<T>(list: readonly T[], belong: (a: T, b: T) => boolean): T[][] {
  const runs: T[][] = [];
  list.forEach((entry, index) => {
    const previous = list[index - 1];
    const run = runs.at(-1);
    if (run && previous !== undefined && belong(previous, entry)) run.push(entry);
    else runs.push([entry]);
  });
  return runs;
}

/** Which element stands for a node that needs no more than one. */
const ELEMENTS: Partial<Record<RichNode['type'], string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  listItem: 'li',
  quote: 'blockquote',
};

/** Where links lead that name a place in the text. */
function anchorOf(node: RichNode): { readonly id?: string } {
  return 'anchor' in node && node.anchor !== undefined ? { id: node.anchor } : {};
}

function renderNode(node: RichNode, around: Scope): ReactNode {
  // The mark of a list item stays on the side of the others.
  const own = node.type === 'listItem' ? undefined : directionOf(node);
  const direction = own ?? around.direction;
  const scope = direction === around.direction ? around : { ...around, direction };
  const dir = scope === around ? {} : { dir: direction };
  switch (node.type) {
    case 'break':
      return <br />;
    case 'rule':
      return <hr />;
    case 'heading': {
      const level = Math.min(6, Math.max(1, node.level + scope.headingOffset));
      return createElement(
        `h${level}`,
        { ...alignment(node), ...dir, ...anchorOf(node) },
        renderChildren(node, scope),
      );
    }
    case 'orderedList':
      return (
        <ol start={node.start} {...dir}>
          {renderChildren(node, scope)}
        </ol>
      );
    case 'codeBlock':
      return renderCodeBlock(node, scope);
    case 'table':
      return renderTable(node, scope, dir);
    case 'image':
      return renderImage(node, scope);
    default: {
      const element = ELEMENTS[node.type];
      const children = renderChildren(node, scope);
      return element
        ? createElement(element, { ...alignment(node), ...dir, ...anchorOf(node) }, children)
        : children;
    }
  }
}

function renderChildren(node: RichNode, scope: Scope): ReactNode {
  return renderNodes(childrenOf(node), scope);
}

function alignment(node: RichNode): { className?: string } {
  const align = 'align' in node ? node.align : undefined;
  return align === 'center' || align === 'end' ? { className: `align-${align}` } : {};
}

const MARK_ELEMENTS: Partial<Record<Mark['type'], string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

/**
 * Neighbours with the same mark share one element, so that a link with a bold word in it stays one link.
 * @param order the marks still to be opened, outermost first
 */
function renderInline(run: readonly TextNode[], order: readonly Mark['type'][], scope: Scope): ReactNode {
  const [type, ...inner] = order;
  if (type === undefined) return run.map((node) => node.text).join('');
  const markOf = (node: TextNode) => node.marks?.find((mark) => mark.type === type);
  return splitRuns(run, (a, b) => isEqualJson(markOf(a), markOf(b))).map((group, index) => {
    const mark = group[0] && markOf(group[0]);
    const content = renderInline(group, inner, scope);
    return <Fragment key={index}>{mark ? wrapInMark(mark, content, scope) : content}</Fragment>;
  });
}

function wrapInMark(mark: Mark, inner: ReactNode, scope: Scope): ReactNode {
  if (mark.type === 'link') {
    return (
      <Linked link={mark.link} context={scope.context}>
        {inner}
      </Linked>
    );
  }
  if (mark.type === 'shape') return <span data-shape={mark.shape}>{inner}</span>;
  if (mark.type === 'tone' || mark.type === 'size') return <span className={lookClass(mark)}>{inner}</span>;
  if (mark.type === 'highlight') return <mark className={lookClass(mark)}>{inner}</mark>;
  const element = MARK_ELEMENTS[mark.type];
  return element ? createElement(element, null, inner) : inner;
}

function renderCodeBlock(node: RichNode & { type: 'codeBlock' }, scope: Scope): ReactNode {
  const language = node.language?.replace(/[^a-z0-9+#-]/gi, '');
  return (
    // A listing scrolls sideways, so the keyboard has to be able to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to take focus
    <pre tabIndex={0} dir="ltr">
      <code className={language ? `language-${language}` : undefined}>{renderChildren(node, scope)}</code>
    </pre>
  );
}

type Cell = Extract<RichNode, { type: 'cell' }>;

/** Leading rows of header cells only are the table's head; a header cell further down names its row. */
function renderTable(node: RichNode, scope: Scope, dir: { readonly dir?: Direction }): ReactNode {
  const rows = childrenOf(node)
    .filter((row) => row.type === 'row')
    .map((row) => childrenOf(row).filter((cell): cell is Cell => cell.type === 'cell'))
    .filter((cells) => cells.length > 0);
  if (rows.length === 0) return null;
  const firstBodyRow = rows.findIndex((cells) => cells.some((cell) => !cell.header));
  const split = firstBodyRow < 0 ? rows.length : firstBodyRow;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard has to reach it
    <div className="table-scroll" tabIndex={0}>
      <table {...dir}>
        {split > 0 && <thead>{renderRows(rows.slice(0, split), 'col', scope)}</thead>}
        {split < rows.length && <tbody>{renderRows(rows.slice(split), 'row', scope)}</tbody>}
      </table>
    </div>
  );
}

function renderRows(rows: readonly Cell[][], headerScope: 'col' | 'row', scope: Scope): ReactNode {
  return rows.map((cells, index) => (
    <tr key={index}>
      {cells.map((cell, column) => {
        const direction = directionOf(cell) ?? scope.direction;
        return createElement(
          cell.header ? 'th' : 'td',
          {
            key: column,
            ...(direction === scope.direction ? {} : { dir: direction }),
            ...(cell.header ? { scope: headerScope } : {}),
            colSpan: cell.colspan,
            rowSpan: cell.rowspan,
          },
          renderChildren(cell, { ...scope, direction }),
        );
      })}
    </tr>
  ));
}

function renderImage(
  node: Extract<RichNode, { type: 'image' }>,
  { context, direction, opensLarge }: Scope,
): ReactNode {
  const media = context.media(node.media.id);
  if (!media) return null;
  const caption = node.caption ?? media.caption;
  return (
    <figure>
      {opensLarge ? (
        <LargePicture
          media={media}
          context={context}
          alt={node.alt}
          id={`${context.blockId}-${media.id}`}
          label={caption}
        />
      ) : (
        <Picture media={media} context={context} alt={node.alt} />
      )}
      {caption && <figcaption {...otherDirection(caption, direction)}>{caption}</figcaption>}
    </figure>
  );
}
