/** Shows the palette as a popover at the spot it was opened for, or as a panel that stays open. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from '../../editing/store.ts';
import { Loading } from '../../ui/spinner.tsx';
import type { Editor } from '../editor.ts';
import { isNarrow, openDrawer } from '../panels/open-panels.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import styles from './palette.module.css';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const PalettePopover = lazy(async () => ({
  default: (await import('./palette-popover.tsx')).PalettePopover,
}));
const CarriedPicture = lazy(async () => ({ default: (await import('./palette-picture.tsx')).Carried }));

/** The entry being dragged to the page. The shield renders at once, or the frame would capture the pointer. */
export function Carried({ editor }: { readonly editor: Editor }): ReactNode {
  const isDragging = useStore(editor.store, (state) => state.drag !== null);
  if (!isDragging) return null;
  return (
    <div className={styles['shield']} aria-hidden="true">
      <Suspense>
        <CarriedPicture editor={editor} />
      </Suspense>
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
    <SidePanel label="Add" edge="start" heading={<h2>Add</h2>} onClose={close} hasOwnScroll>
      <Suspense fallback={<Loading />}>
        <Palette
          editor={editor}
          asked={spot}
          onDone={isNarrow() ? close : () => editor.store.set({ palette: null })}
        />
      </Suspense>
    </SidePanel>
  );
}

export function AddPopover({ editor }: { readonly editor: Editor }): ReactNode {
  const spot = useStore(editor.store, (state) => state.palette);
  const isBeside = useStore(editor.store, ({ drawer }) => drawer === 'add');
  // Not opened as a popover if the panel is open already.
  if (!spot || isBeside || isNarrow()) return null;
  return (
    <Suspense>
      <PalettePopover editor={editor} spot={spot} />
    </Suspense>
  );
}
