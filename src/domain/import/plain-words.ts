/** Titles, names and comments: text that other systems store as HTML and we as text. */

import { cutBetween } from '../cut-between.ts';
import { findAll, type HtmlNode, isElement, parseHtml, textOf } from './html-tree.ts';

/** Marks within a title; anything else in angle brackets was meant to be read. */
const MARKS = /^(b|strong|i|em|u|s|del|ins|br|wbr|sup|sub|small|big|code|span|a|cite|q|abbr|mark)$/;

export function withoutComments(html: string): string {
  return cutBetween(html, /<!--/g, /-->/g, ' ');
}

/** Scripts and style sheets say nothing to readers. */
function withoutSourceTags(html: string): string {
  const withoutScripts = cutBetween(html, /<script\b/gi, /<\/script\s*>/gi, ' ');
  return cutBetween(withoutScripts, /<style\b/gi, /<\/style\s*>/gi, ' ');
}

/** Text without the few marks a title may carry; entities decoded, spaces tidied, control characters gone. */
export function plainWords(html: string): string {
  const nodes = withoutSource(parseHtml(html));
  const isMarkedUp = findAll(nodes, ({ tag }) => !MARKS.test(tag)).length === 0;
  const text = isMarkedUp ? textOf(nodes) : withoutSourceTags(html);
  return tidyWords(text === '' && nodes.length > 0 ? html : text);
}

function withoutSource(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.filter((node) => !isElement(node) || (node.tag !== 'script' && node.tag !== 'style'));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

export function tidyWords(text: string): string {
  return text.replace(CONTROLS, '').replace(/\s+/g, ' ').trim().toWellFormed();
}

const BLOCKS = /^(p|div|li|ul|ol|blockquote|pre|h[1-6]|tr|table|br|hr)$/;

/** Text of several lines: paragraphs apart by a blank line, no markup. */
export function plainLines(html: string): string {
  return linesOf(parseHtml(html))
    .replace(CONTROLS, '')
    .replaceAll('\r', '')
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .toWellFormed();
}

function linesOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node;
      if (node.tag === 'script' || node.tag === 'style') return '';
      if (node.tag === 'br') return '\n';
      const inner = linesOf(node.children);
      return BLOCKS.test(node.tag) ? `\n${inner}\n` : inner;
    })
    .join('');
}

/** The beginning of a text, at a word's end. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).toWellFormed()}…`;
}
