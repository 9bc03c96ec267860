/** Focuses what has just been added, so that the page's shortcuts keep working and Tab leads to its settings. */
import { definitions } from '#blocks/definitions.ts';
import { focusFrame } from '../canvas/frame-element.ts';
import type { Editor } from '../editor.ts';
import { isNarrow } from '../panels/open-panels.ts';

/** @param name of the block's type, or of a section */
export function focusNew(editor: Editor, name: string): void {
  const isWritten = definitions[name]?.category === 'text';
  // Once the panel shows the new block.
  requestAnimationFrame(() => {
    const heading =
      editor.store.get().isPanelOpen && !isNarrow() && !isWritten
        ? document.querySelector<HTMLElement>('#editor-panel h2')
        : null;
    if (heading) heading.focus({ preventScroll: true });
    else focusFrame();
  });
}
