/** Shows the palette as a popover at the spot it was opened for, or as a panel that stays open. */
import { Popover } from '@base-ui/react/popover';
import { lazy, type ReactNode, Suspense } from 'react';
import { around } from '#domain/editor/floating.ts';
import { useStore } from '../../editing/store.ts';
import { Loading } from '../../ui/spinner.tsx';
import { focusFrame, pointInWindow } from '../canvas/frame-element.ts';
import type { Editor } from '../editor.ts';
import { isNarrow, openDrawer } from '../panels/open-panels.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import type { EditorState } from '../state.ts';
import styles from './palette.module.css';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
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
  const isDragging = useStore(editor.store, (state) => state.drag !== null);
  const close = (): void => editor.store.set({ palette: null });
  const isBeside = useStore(editor.store, ({ drawer }) => drawer === 'add');
  // Not opened as a popover if the panel is open already.
  if (!spot || isBeside || isNarrow()) return null;
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { reason }) => {
        if (isOpen || isDragging) return;
        close();
        if (reason === 'escape-key') focusFrame();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={{ getBoundingClientRect: () => anchorOf(editor.store.get()) }}
          side="bottom"
          align="center"
          sideOffset={10}
          collisionPadding={12}
          collisionAvoidance={{ side: 'flip', align: 'shift' }}
          className={styles['positioner']}
          data-dragging={isDragging || undefined}
        >
          <Popover.Popup className={`column floating ${styles['popup']}`} finalFocus={false}>
            <Popover.Title className="visually-hidden">
              {spot.kind === 'section' ? 'Add a section' : 'Add a block'}
            </Popover.Title>
            <Suspense fallback={<Loading />}>
              <Palette editor={editor} onDone={close} asked={spot} />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The “+” that was pressed, else the selection, else the middle of the window. */
function anchorOf({ palette, geometry, view }: EditorState): DOMRect {
  const rect = palette?.rect ?? around(geometry?.rects.map((each) => each.rect) ?? []);
  if (!rect) return new DOMRect(window.innerWidth / 2, window.innerHeight / 4, 0, 0);
  const { x, y } = pointInWindow(rect, view.scale);
  // Clipped to the visible part.
  const top = within(y);
  const bottom = within(y + rect.height * view.scale);
  const isTall = bottom - top > window.innerHeight / 2;
  return new DOMRect(x, top, rect.width * view.scale, isTall ? 0 : bottom - top);
}

function within(y: number): number {
  return Math.max(64, Math.min(y, window.innerHeight - 24));
}
