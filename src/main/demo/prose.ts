/**
 * Rich text from a few plain marks, so that the demo's copy can be written and read as copy: headings `#`,
 * lists `-` and `1.`, quotes `>`, tables `|`, a rule `---`, and within a line **bold**, *italic*, `code` and
 * [links](page:about). Only what the demo uses; not a Markdown parser for anybody's input.
 */
import type { Mark, RichNode, RichText } from '#domain/content/rich-text.ts';
import type { Link } from '#domain/links/link.ts';
import { toItem, toPage } from './ids.ts';

/** Parts are separated by empty lines. */
export function prose(source: string): RichText {
  const parts = source
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  return { type: 'doc', content: parts.map(readPart) };
}

function readPart(part: string): RichNode {
  const lines = part.split('\n').map((line) => line.trim());
  if (part === '---') return { type: 'rule' };
  if (part.startsWith('```')) return readCode(part);
  if (part.startsWith('|')) return { type: 'table', content: lines.map(readRow) };
  if (part.startsWith('- ')) return { type: 'bulletList', content: lines.map(readEntry) };
  if (/^\d+\. /.test(part)) return { type: 'orderedList', content: lines.map(readEntry) };
  if (part.startsWith('> ')) {
    return { type: 'quote', content: [paragraph(lines.map((line) => line.replace(/^> ?/, '')).join(' '))] };
  }
  const heading = /^(#{1,4}) (.+)$/.exec(part);
  if (heading?.[1] && heading[2]) {
    return {
      type: 'heading',
      level: heading[1].length as 1 | 2 | 3 | 4,
      content: readInline(heading[2], []),
    };
  }
  return paragraph(part);
}

/** A backslash at the end of a line breaks it. */
function paragraph(text: string): RichNode {
  const lines = text.split(/\\\n/).map((line) => readInline(line.replace(/\s*\n\s*/g, ' ').trim(), []));
  return {
    type: 'paragraph',
    content: lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'break' as const }, ...line])),
  };
}

function readEntry(line: string): RichNode {
  return { type: 'listItem', content: [paragraph(line.replace(/^(?:-|\d+\.) /, ''))] };
}

function readRow(line: string, row: number): RichNode {
  const cells = line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  return {
    type: 'row',
    content: cells.map((cell, column) => ({
      type: 'cell',
      header: row === 0 || column === 0,
      content: readInline(cell, []),
    })),
  };
}

function readCode(part: string): RichNode {
  const text = part.replace(/^```\w*\n|\n```$/g, '');
  return { type: 'codeBlock', content: [{ type: 'text', text }] };
}

const INLINE = /(\*\*.+?\*\*|\*.+?\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;

function readInline(text: string, marks: Mark[]): RichNode[] {
  return text
    .split(INLINE)
    .filter(Boolean)
    .flatMap((fragment) => readFragment(fragment, marks));
}

function readFragment(fragment: string, marks: Mark[]): RichNode[] {
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(fragment);
  if (link?.[1] && link[2]) return readInline(link[1], [...marks, { type: 'link', link: linkOf(link[2]) }]);
  if (/^\*\*.+\*\*$/.test(fragment)) return readInline(fragment.slice(2, -2), [...marks, { type: 'bold' }]);
  if (/^\*.+\*$/.test(fragment)) return readInline(fragment.slice(1, -1), [...marks, { type: 'italic' }]);
  if (/^`.+`$/.test(fragment))
    return [{ type: 'text', text: fragment.slice(1, -1), marks: [...marks, { type: 'code' }] }];
  return [{ type: 'text', text: keepTogether(fragment), ...(marks.length > 0 ? { marks } : {}) }];
}

/** `page:about`, `page:about#dogs`, `item:vine-ash`, or an address. */
export function linkOf(target: string): Link {
  const reference = /^(page|item):([a-z0-9-]+)(?:#(.+))?$/.exec(target);
  if (!reference?.[2]) return { url: target };
  return reference[1] === 'item' ? toItem(reference[2]) : toPage(reference[2], reference[3]);
}

/** A number and its unit never part at the end of a line. */
function keepTogether(text: string): string {
  return text
    .replace(/(\d) (°C|kg|cm|mm|g|km|%|h|m|l)(?![\w])/g, '$1\u00a0$2')
    .replace(/€ (\d)/g, '€\u00a0$1');
}
