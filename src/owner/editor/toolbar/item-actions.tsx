/** The menu entries for the selection. */
import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  Scissors,
  SlidersHorizontal,
  SquareMousePointer,
  Trash2,
} from 'lucide-react';
import { type Item, isHidden, isSection, sectionOf } from '#domain/editor/arrange.ts';
import type { MenuAction } from '../../ui/menu.tsx';
import { keysOf } from '../../ui/write-keys.ts';
import { copySelected, cutSelected, paste } from '../commands/clipboard.ts';
import {
  defaultSpot,
  deleteSelected,
  duplicateSelected,
  openPalette,
  toggleHidden,
} from '../commands/commands.ts';
import { moveSelected } from '../commands/moves.ts';
import { type Editor, itemShown, layerOf, selectedItem } from '../editor.ts';
import { openPanel } from '../panels/open-panels.ts';
import * as say from './words/en.ts';

export type Actions = readonly (MenuAction | 'separator')[];

export function itemActions(editor: Editor): Actions {
  const item = selectedItem(editor.store.get());
  return [
    ...(item ? ownActions(editor, item) : []),
    { label: say.copy, icon: <Copy />, keys: keysOf('mod+c'), onSelect: () => void copySelected(editor) },
    { label: say.cut, icon: <Scissors />, keys: keysOf('mod+x'), onSelect: () => void cutSelected(editor) },
    { label: say.paste, icon: <ClipboardPaste />, keys: keysOf('mod+v'), onSelect: () => paste(editor) },
    {
      label: say.duplicate,
      icon: <CopyPlus />,
      keys: keysOf('mod+d'),
      onSelect: () => duplicateSelected(editor),
    },
    'separator',
    ...(item ? placeActions(editor, item) : []),
    {
      label: say.deleteLabel,
      icon: <Trash2 />,
      keys: keysOf('Delete'),
      isDangerous: true,
      onSelect: () => deleteSelected(editor),
    },
  ];
}

function ownActions(editor: Editor, item: Item): Actions {
  const section = isSection(item) ? undefined : sectionOf(editor.store.get().session.body, item.id);
  return [
    {
      label: say.settings,
      icon: <SlidersHorizontal />,
      keys: keysOf('f'),
      onSelect: () => openPanel(editor),
    },
    ...(section
      ? [
          {
            label: say.selectItsSection,
            icon: <SquareMousePointer />,
            onSelect: () => editor.select([section.id]),
          },
        ]
      : []),
    'separator',
  ];
}

function hideLabel(isGone: boolean, isPhone: boolean): string {
  if (isPhone) return isGone ? say.showOnPhones : say.hideOnPhones;
  return isGone ? say.showToVisitors : say.hideFromVisitors;
}

const ADD_ABOVE = { section: say.addASectionAbove, block: say.addABlockAbove } as const;
const ADD_BELOW = { section: say.addASectionBelow, block: say.addABlockBelow } as const;

function placeActions(editor: Editor, item: Item): Actions {
  const kind = isSection(item) ? 'section' : 'block';
  const isPhone = layerOf(editor.store.get()) === 'mobile';
  const isGone = isHidden(itemShown(editor, item), layerOf(editor.store.get()));
  return [
    {
      label: say.moveUp,
      icon: <ArrowUp />,
      keys: keysOf('alt+ArrowUp'),
      onSelect: () => moveSelected(editor, -1),
    },
    {
      label: say.moveDown,
      icon: <ArrowDown />,
      keys: keysOf('alt+ArrowDown'),
      onSelect: () => moveSelected(editor, 1),
    },
    {
      label: ADD_ABOVE[kind],
      icon: <BetweenHorizontalEnd />,
      onSelect: () => openPalette(editor, defaultSpot(editor, kind, true)),
    },
    {
      label: ADD_BELOW[kind],
      icon: <BetweenHorizontalStart />,
      onSelect: () => openPalette(editor, defaultSpot(editor, kind)),
    },
    'separator',
    {
      label: hideLabel(isGone, isPhone),
      icon: isGone ? <Eye /> : <EyeOff />,
      onSelect: () => toggleHidden(editor, item),
    },
  ];
}
