/** The toolbar of the most common actions, floating beside the selection. */
import { Toolbar } from '@base-ui/react/toolbar';
import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalStart,
  CopyPlus,
  Ellipsis,
  Pencil,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isSection } from '#domain/editor/arrange.ts';
import { around } from '#domain/editor/floating.ts';
import type { Rect } from '#domain/editor/protocol.ts';
import { mayReach } from '../../editing/reach.ts';
import { useStore } from '../../editing/store.ts';
import { fill } from '../../fill.ts';
import { IconButton, type IconButtonProps } from '../../ui/button.tsx';
import { Menu, PointMenu } from '../../ui/menu.tsx';
import { keysOf } from '../../ui/write-keys.ts';
import { defaultSpot, deleteSelected, duplicateSelected, nameOf, openPalette } from '../commands/commands.ts';
import { moveSelected } from '../commands/moves.ts';
import { type Editor, selectedItem } from '../editor.ts';
import { openPanel } from '../panels/open-panels.ts';
import { itemActions } from './item-actions.tsx';
import styles from './item-toolbar.module.css';
import { placeToolbar } from './place-toolbar.ts';
import { ReachMenu } from './reach-menu.tsx';
import * as say from './words/en.ts';

export function ItemToolbar({ editor }: { readonly editor: Editor }): ReactNode {
  const selection = useStore(editor.store, (state) => state.selection);
  const other = useStore(editor.store, (state) => state.other);
  const isHidden = useStore(
    editor.store,
    ({ text, mode, frame }) => text !== null || mode === 'preview' || frame !== 'ready',
  );
  if (isHidden || (selection.length === 0 && !other)) return null;
  return (
    <>
      <Floating editor={editor}>
        {other ? <OtherTools editor={editor} /> : <Tools editor={editor} />}
      </Floating>
      <ContextMenu editor={editor} />
    </>
  );
}

/** Follows the positions the frame reports without re-rendering the React tree. */
function Floating({
  editor,
  children,
}: {
  readonly editor: Editor;
  readonly children: ReactNode;
}): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = (): void => {
      const element = bar.current;
      const canvas = element?.parentElement;
      if (element && canvas) putBeside(editor, element, canvas);
    };
    put();
    return editor.store.subscribe(put);
  });
  return (
    <div ref={bar} className={styles['floating']} hidden>
      {children}
    </div>
  );
}

function putBeside(editor: Editor, element: HTMLElement, canvas: HTMLElement): void {
  const { geometry, view, other } = editor.store.get();
  const rect = around(geometry?.rects.map((each) => each.rect) ?? []);
  element.hidden = rect === undefined && other === null;
  element.dataset['beside'] = rect ? 'item' : (other?.kind ?? '');
  if (!rect) {
    element.style.transform = '';
    element.style.visibility = 'visible';
    return;
  }
  const inCanvas = ({ x, y, width, height }: Rect): Rect => ({
    x: view.x + x * view.scale,
    y: view.y + y * view.scale,
    width: width * view.scale,
    height: height * view.scale,
  });
  const isWithin = geometry?.rects.every(({ kind }) => kind === 'section') ?? false;
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const room = { width: canvas.clientWidth, height: canvas.clientHeight };
  const { x, y, isAway } = placeToolbar(inCanvas(rect), size, room, {
    isWithin,
    ink: geometry?.ink.map(inCanvas) ?? [],
  });
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  element.style.visibility = isAway ? 'hidden' : 'visible';
}

function Tools({ editor }: { readonly editor: Editor }): ReactNode {
  const session = useStore(editor.store, (state) => state.session);
  const selection = useStore(editor.store, (state) => state.selection);
  const isPanelOpen = useStore(editor.store, (state) => state.isPanelOpen);
  const isPhone = useStore(editor.store, ({ device }) => device === 'phone');
  const item = selectedItem({ session, selection });
  const label = item ? nameOf(item) : fill(say.countItems, { count: selection.length });
  return (
    <Toolbar.Root id="item-toolbar" className={`row snug ${styles['bar']}`} aria-label={label}>
      {item && (
        <>
          <Tool
            label={say.moveUp}
            keys={keysOf('alt+ArrowUp')}
            icon={<ArrowUp />}
            onClick={() => moveSelected(editor, -1)}
          />
          <Tool
            label={say.moveDown}
            keys={keysOf('alt+ArrowDown')}
            icon={<ArrowDown />}
            onClick={() => moveSelected(editor, 1)}
          />
        </>
      )}
      <Tool
        label={say.duplicate}
        keys={keysOf('mod+d')}
        icon={<CopyPlus />}
        onClick={() => duplicateSelected(editor)}
      />
      {item && !isSection(item) && !isPhone && mayReach(item) && <ReachMenu editor={editor} block={item} />}
      {item && isSection(item) && (
        <Tool
          label={say.addASectionBelow}
          icon={<BetweenHorizontalStart />}
          onClick={() => openPalette(editor, defaultSpot(editor, 'section'))}
        />
      )}
      {!isPanelOpen && (
        <Tool
          label={say.settings}
          keys={keysOf('f')}
          icon={<SlidersHorizontal />}
          onClick={() => openPanel(editor)}
        />
      )}
      <Tool
        label={say.deleteLabel}
        keys={keysOf('Delete')}
        icon={<Trash2 />}
        onClick={() => deleteSelected(editor)}
      />
      <Menu trigger={<Tool label={say.moreActions} icon={<Ellipsis />} />} actions={itemActions(editor)} />
    </Toolbar.Root>
  );
}

function Tool(props: IconButtonProps): ReactNode {
  return <Toolbar.Button render={<IconButton {...props} />} />;
}

/** Header, footer and the page around them are edited where they are pressed; this may stand on several pages. */
const OTHERS = {
  section: say.thisSectionIsUsedOnSeveral,
} as const;

function OtherTools({ editor }: { readonly editor: Editor }): ReactNode {
  const other = useStore(editor.store, (state) => state.other);
  if (other?.kind !== 'section') return null;
  return (
    <div className={`row snug ${styles['bar']}`} role="toolbar" aria-label={say.partOfAnotherPage}>
      <span className={styles['words']}>{OTHERS.section}</span>
      <Link
        className={`row lit control plain tight medium nowrap`}
        to={`/sites/${editor.siteId}/edit/${other.id}`}
      >
        <Pencil size={14} aria-hidden="true" />
        {say.edit}
      </Link>
    </div>
  );
}

/** Opened by right click, long press or the menu key. */
function ContextMenu({ editor }: { readonly editor: Editor }): ReactNode {
  const at = useStore(editor.store, (state) => state.menuAt);
  return (
    <PointMenu
      label={say.actions}
      at={at}
      actions={at ? itemActions(editor) : []}
      onClose={() => editor.store.set({ menuAt: null })}
    />
  );
}
