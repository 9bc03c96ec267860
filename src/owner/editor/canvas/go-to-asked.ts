/** Goes to what the address names: a part of the page, or its description in the panel. */
import { readingOrder } from '#domain/editor/arrange.ts';
import type { Editor } from '../editor.ts';
import { openPanel } from '../panels/open-panels.ts';

export function goToAsked(editor: Editor): (() => void) | undefined {
  const asked = window.location.hash.slice(1);
  if (asked === '') return undefined;
  if (asked === 'description') {
    openPanel(editor);
    return undefined;
  }
  let isThere = false;
  const go = () => {
    if (isThere || editor.store.get().frame !== 'ready') return;
    isThere = true;
    // It may have been taken out since.
    if (!readingOrder(editor.store.get().session.body).some(({ id }) => id === asked)) return;
    editor.select([asked]);
    editor.toFrame({ type: 'scrollTo', id: asked, isAtOnce: true });
  };
  go();
  return editor.store.subscribe(go);
}
