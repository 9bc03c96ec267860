/** Paragraphs in the other direction are written in it, by the rule of the site's renderer (`blocks/kit/rich-text.tsx`). */
import { Extension } from '@tiptap/core';
import type { Node as ProseNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Direction, directionOfWords } from '#domain/locale/direction.ts';

/** Characters in which a first letter is looked for: it is done at each key. */
const MAX_BEFORE_LETTER = 200;

export const directions = Extension.create({
  name: 'directions',
  addProseMirrorPlugins: () => [directionPlugin()],
});

function directionPlugin(): Plugin {
  let last: { readonly doc: ProseNode; readonly set: DecorationSet } | undefined;
  return new Plugin({
    props: {
      decorations({ doc }) {
        if (last?.doc !== doc) last = { doc, set: DecorationSet.create(doc, decorate(doc)) };
        return last.set;
      },
    },
  });
}

function decorate(doc: ProseNode): Decoration[] {
  const found: Decoration[] = [];
  const around = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  const visit = (parent: ProseNode, start: number, direction: Direction): void => {
    parent.forEach((node, offset) => {
      if (!node.isBlock || node.isAtom || node.type.name === 'codeBlock') return;
      const at = start + offset;
      const own = directionOf(node) ?? direction;
      if (own !== direction) found.push(Decoration.node(at, at + node.nodeSize, { dir: own }));
      if (!node.isTextblock) visit(node, at + 1, own);
    });
  };
  visit(doc, 0, around);
  return found;
}

function directionOf(node: ProseNode): Direction | undefined {
  // Its mark stays on the side of the others.
  if (node.type.name === 'listItem') return undefined;
  const stored = node.attrs['dir'] as Direction | null | undefined;
  const end = Math.min(node.content.size, MAX_BEFORE_LETTER);
  return stored ?? directionOfWords(node.textBetween(0, end, ' '));
}
