/** Shows and announces where a chosen block would go while the palette is open. */
import { useEffect } from 'react';
import type { Body } from '#domain/content/content.ts';
import type { TargetKind } from '#domain/editor/protocol.ts';
import { useStore } from '../../editing/store.ts';
import { fill } from '../../fill.ts';
import { defaultSpot, nameOf, sectionSpot } from '../commands/commands.ts';
import type { Editor } from '../editor.ts';
import { isNarrow } from '../panels/open-panels.ts';
import type { Spot } from '../state.ts';
import * as say from './words/en.ts';

/** The spot the palette was opened for, else one that suits the selection. */
export function spotFor(editor: Editor, kind: TargetKind): Spot {
  const spot = editor.store.get().palette ?? defaultSpot(editor, kind);
  if (spot.kind === kind) return spot;
  // A block added between sections brings its own section, and goes where that section goes.
  return kind === 'section' ? sectionSpot(editor, spot) : spot;
}

/** @param asked the spot the palette was opened for, if any */
export function useShownSpot(editor: Editor, kind: TargetKind, asked: Spot | null): void {
  // Scrolls into view only if the palette closes after use.
  const isSought = asked !== null || isNarrow();
  // A string, so that the line is not redrawn on every change of the page.
  const shown = useStore(editor.store, ({ drag, text, frame }) => {
    const isFree = drag === null && text === null && frame === 'ready';
    const { kind: shownKind, position } = spotFor(editor, kind);
    return isFree ? JSON.stringify({ kind: shownKind, position }) : '';
  });
  useEffect(() => {
    if (shown === '') return;
    const at = JSON.parse(shown) as Pick<Spot, 'kind' | 'position'>;
    editor.toFrame({ type: 'spot', at, isSought });
    return () => editor.toFrame({ type: 'spot' });
  }, [editor, shown, isSought]);
  // Not announced on every change of the selection: an open panel would talk over everything else.
  useEffect(() => {
    editor.announce(whereWords(editor.store.get().session.body, spotFor(editor, kind)));
  }, [editor, kind]);
  useEffect(() => {
    if (asked) editor.announce(whereWords(editor.store.get().session.body, asked));
  }, [editor, asked]);
}

/** "It goes below Text in section 2." */
function whereWords({ sections }: Body, { kind, position }: Pick<Spot, 'kind' | 'position'>): string {
  const { parent, after } = position;
  const number = (id: string | null) => sections.findIndex((section) => section.id === id) + 1;
  if (kind === 'section' || parent === null)
    return number(after) > 0
      ? fill(say.itGoesBelowSectionNumber, { number: number(after) })
      : say.itGoesToTheTopOf;
  const section = sections.find(({ id }) => id === parent);
  const before = section?.blocks.find(({ id }) => id === after);
  if (!before) return fill(say.itGoesToTheTopOfSection, { number: number(parent) });
  return fill(say.itGoesBelowNameInSection, { name: nameOf(before), number: number(parent) });
}
