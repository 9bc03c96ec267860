/** Pasted text as the content of a paragraph. */
import type { RichNode } from '#domain/content/rich-text.ts';
import { isEqualJson } from '#domain/json.ts';
import { trimEndOf } from '#domain/trim.ts';

type TextNode = Extract<RichNode, { type: 'text' }>;

/** Trims white space at line ends and merges equal neighbours; empty if there is no text. */
export function tidyRun(run: readonly RichNode[]): RichNode[] {
  const made: RichNode[] = [];
  for (const node of run) {
    if (node.type === 'text') addText(made, node);
    else {
      trimEnd(made);
      made.push(node);
    }
  }
  trimEnd(made);
  while (made.at(-1)?.type === 'break') made.pop();
  return made.some(hasWords) ? made : [];
}

function hasWords(node: RichNode): boolean {
  return node.type === 'text' && node.text.replace(/\u00a0/g, ' ').trim() !== '';
}

function addText(made: RichNode[], node: TextNode): void {
  const last = made.at(-1);
  const isAfterSpace = last?.type === 'text' ? last.text.endsWith(' ') : true;
  const text = isAfterSpace ? node.text.replace(/^ +/, '') : node.text;
  const marks = node.marks ?? [];
  if (text === '') return;
  if (last?.type === 'text' && isEqualJson(last.marks ?? [], marks))
    made[made.length - 1] = { ...last, text: last.text + text };
  else made.push(marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text });
}

function trimEnd(nodes: RichNode[]): void {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return;
  const text = trimEndOf(last.text, ' ');
  if (text === '') nodes.pop();
  else nodes[nodes.length - 1] = { ...last, text };
}
