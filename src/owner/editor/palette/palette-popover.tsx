/** The palette at the spot it was opened for. */
import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { around } from '#domain/editor/floating.ts';
import { useStore } from '../../editing/store.ts';
import { focusFrame, pointInWindow } from '../canvas/frame-element.ts';
import type { Editor } from '../editor.ts';
import type { EditorState } from '../state.ts';
import styles from './palette.module.css';
import { Palette } from './palette.tsx';
import * as say from './words/en.ts';

interface PalettePopoverProps {
  readonly editor: Editor;
  readonly spot: NonNullable<EditorState['palette']>;
  readonly onClose: () => void;
}

export function PalettePopover({ editor, spot, onClose }: PalettePopoverProps): ReactNode {
  const isDragging = useStore(editor.store, (state) => state.drag !== null);
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { reason }) => {
        if (isOpen || isDragging) return;
        onClose();
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
              {spot.kind === 'section' ? say.addASection : say.addABlock}
            </Popover.Title>
            <Palette editor={editor} onDone={onClose} asked={spot} />
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
