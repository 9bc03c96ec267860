/** Shows the palette as a popover at the spot it was opened for, or as a panel that stays open. */
import type { ReactNode } from 'react';
import { useStore } from '../../editing/store.ts';
import { inPlace, lazyPart, nothing } from '../../ui/lazy-part.tsx';
import type { Editor } from '../editor.ts';
import { isNarrow, openDrawer } from '../panels/open-panels.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import styles from './palette.module.css';
import * as say from './words/en.ts';

const Palette = lazyPart(() => import('./palette.tsx'), 'Palette', inPlace);
const PalettePopover = lazyPart(() => import('./palette-popover.tsx'), 'PalettePopover');
const CarriedPicture = lazyPart(() => import('./palette-picture.tsx'), 'Carried', nothing);

/** The entry being dragged to the page. The shield renders at once, or the frame would capture the pointer. */
export function Carried({ editor }: { readonly editor: Editor }): ReactNode {
  const isDragging = useStore(editor.store, (state) => state.drag !== null);
  if (!isDragging) return null;
  return (
    <div className={styles['shield']} aria-hidden="true">
      <CarriedPicture editor={editor} />
    </div>
  );
}

/** The panel stays open while several blocks are added. On phones a “+” in the page opens it too. */
export function AddPanel({ editor }: { readonly editor: Editor }): ReactNode {
  const spot = useStore(editor.store, (state) => state.palette);
  const drawer = useStore(editor.store, (state) => state.drawer);
  const isAsked = spot !== null && isNarrow();
  if (drawer !== 'add' && !isAsked) return null;
  const close = (): void => {
    editor.store.set({ palette: null });
    if (drawer === 'add') openDrawer(editor, null);
  };
  return (
    <SidePanel label={say.add} edge="start" heading={<h2>{say.add}</h2>} onClose={close} hasOwnScroll>
      <Palette
        editor={editor}
        asked={spot}
        onDone={isNarrow() ? close : () => editor.store.set({ palette: null })}
      />
    </SidePanel>
  );
}

export function AddPopover({ editor }: { readonly editor: Editor }): ReactNode {
  const spot = useStore(editor.store, (state) => state.palette);
  const isBeside = useStore(editor.store, ({ drawer }) => drawer === 'add');
  // Not opened as a popover if the panel is open already.
  if (!spot || isBeside || isNarrow()) return null;
  return <PalettePopover editor={editor} spot={spot} onClose={() => editor.store.set({ palette: null })} />;
}
