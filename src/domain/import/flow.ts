/** Collects running text into paragraphs, and fragments into a list, while a document is walked. */

import { keptDirection, type RichNode } from '../content/rich-text.ts';
import { isEqualJson } from '../json.ts';
import { trimEndOf } from '../trim.ts';
import type { Scope } from './converter.ts';
import { type Fragment, isBlank } from './fragments.ts';

/** As addresses name it without being written differently. */
const ANCHOR = /^[^\s#"'<>&]{1,98}$/;
/** Line ends that are no line feed: of Word, of old printers, and of Unicode. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/;

type TextNode = Extract<RichNode, { type: 'text' }>;

export class Flow {
  readonly fragments: Fragment[] = [];
  #run: RichNode[] = [];
  /** Of what has been met and waits for the text that it leads to. */
  #anchor: string | undefined;
  readonly #anchors: Set<string>;

  /** @param anchors of the whole entry: each leads to one place */
  constructor(anchors = new Set<string>()) {
    this.#anchors = anchors;
  }

  /** Links lead to the text that comes next. */
  anchor(name: string | undefined): void {
    if (name === undefined || !ANCHOR.test(name) || this.#anchors.has(name)) return;
    this.#anchor ??= name;
  }

  takeAnchor(): { readonly anchor?: string } {
    const name = this.#anchor;
    this.#anchor = undefined;
    if (name === undefined || this.#anchors.has(name)) return {};
    this.#anchors.add(name);
    return { anchor: name };
  }

  text(text: string, scope: Scope): void {
    if (!scope.hasLineBreaks) {
      this.#append(text, scope);
      return;
    }
    text
      .replaceAll('\r', '')
      .split(/\n[ \t]*\n\s*/)
      .forEach((part, index) => {
        if (index > 0) this.endParagraph(scope);
        part.split('\n').forEach((line, number) => {
          if (number > 0) this.break();
          this.#append(line, scope);
        });
      });
  }

  break(): void {
    this.#run.push({ type: 'break' });
  }

  /** Ends what is being written and adds a fragment after it. */
  add(fragment: Fragment, scope: Scope): void {
    this.endParagraph(scope);
    this.fragments.push(fragment);
  }

  /** @param make what the text becomes, if no paragraph */
  endParagraph(scope: Scope, make = (content: RichNode[]) => paragraphOf(content, scope)): void {
    const content = tidyRun(this.#run);
    this.#run = [];
    if (isBlank(content)) return;
    const made = make(content);
    const anchor = made.type === 'paragraph' ? this.takeAnchor() : {};
    this.fragments.push({ kind: 'text', nodes: [{ ...made, ...anchor } as RichNode] });
  }

  #append(text: string, scope: Scope): void {
    text.split(LINE_ENDS).forEach((line, index) => {
      if (index > 0) this.break();
      if (line !== '') this.#run.push({ type: 'text', text: line, marks: [...scope.marks] });
    });
  }
}

function paragraphOf(content: RichNode[], scope: Scope): RichNode {
  return {
    type: 'paragraph',
    ...(scope.align ? { align: scope.align } : {}),
    ...keptDirection(content, scope.dir),
    content,
  };
}

/** White space as a browser shows it: runs are one space, none at the ends of lines. No-break spaces stay. */
function tidyRun(run: readonly RichNode[]): RichNode[] {
  const tidy: RichNode[] = [];
  let endsInSpace = true;
  for (const node of run) {
    if (node.type === 'break') {
      trimEnd(tidy);
      tidy.push(node);
      endsInSpace = true;
      continue;
    }
    if (node.type !== 'text') continue;
    const collapsed = node.text.replace(/[ \t\n\r\f]+/g, ' ');
    const text: string = endsInSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    if (text === '') continue;
    endsInSpace = text.endsWith(' ');
    pushText(tidy, { ...node, text: text.toWellFormed() });
  }
  return trimRun(tidy);
}

function pushText(nodes: RichNode[], node: TextNode): void {
  const last = nodes.at(-1);
  const marks = node.marks ?? [];
  if (last?.type === 'text' && isEqualJson(last.marks ?? [], marks)) {
    nodes[nodes.length - 1] = { ...last, text: last.text + node.text };
  } else nodes.push(marks.length > 0 ? { ...node, marks } : { type: 'text', text: node.text });
}

function trimEnd(nodes: RichNode[]): void {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return;
  const text = trimEndOf(last.text, ' \t\n\r\f');
  if (text === '') nodes.pop();
  else nodes[nodes.length - 1] = { ...last, text };
}

/** Without line breaks at either end. */
function trimRun(nodes: RichNode[]): RichNode[] {
  trimEnd(nodes);
  const first = nodes.findIndex((node) => node.type !== 'break');
  const last = nodes.findLastIndex((node) => node.type !== 'break');
  const trimmed = first < 0 ? [] : nodes.slice(first, last + 1);
  trimEnd(trimmed);
  return trimmed;
}
