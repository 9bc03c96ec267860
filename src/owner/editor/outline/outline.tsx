/** The outline of the page: a list to select from and to reorder, fully usable with the keyboard. */
import { Ellipsis, EyeOff, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { definitions } from '#blocks/definitions.ts';
import { textOfBlock } from '#domain/block.ts';
import { type Item, isSection, readingOrder } from '#domain/editor/arrange.ts';
import { useStore } from '../../editing/store.ts';
import { fill } from '../../fill.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import drop from '../../ui/drop-line.module.css';
import { Menu } from '../../ui/menu.tsx';
import { defaultSpot, nameOf, openPalette } from '../commands/commands.ts';
import { type Editor, shownBody } from '../editor.ts';
import { BlockIcon } from '../palette/block-icon.tsx';
import { itemActions } from '../toolbar/item-actions.tsx';
import styles from './outline.module.css';
import { useOutlineDrag } from './use-outline-drag.ts';
import * as say from './words/en.ts';

export function Outline({ editor }: { readonly editor: Editor }): ReactNode {
  const whole = useStore(editor.settled, (state) => state.body);
  const device = useStore(editor.store, (state) => state.device);
  const body = shownBody({ session: { body: whole }, device });
  const selection = useStore(editor.store, (state) => state.selection);
  return (
    <>
      <div className={`cluster tight ${styles['tools']}`}>
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => openPalette(editor, defaultSpot(editor, 'block'))}
        >
          {say.block}
        </Button>
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => openPalette(editor, defaultSpot(editor, 'section'))}
        >
          {say.section}
        </Button>
      </div>
      {body.sections.length === 0 && <p className={styles['empty']}>{say.thisPageIsEmpty}</p>}
      <ul className={`stack snug ${styles['parts']}`} onKeyDown={moveFocus}>
        {readingOrder(body).map((item) => (
          <Row key={item.id} editor={editor} item={item} isSelected={selection.includes(item.id)} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly editor: Editor;
  readonly item: Item;
  readonly isSelected: boolean;
}

function Row({ editor, item, isSelected }: RowProps): ReactNode {
  const { row, edge } = useOutlineDrag(editor, item);
  const words = isSection(item) ? '' : textOfBlock(definitions[item.type], item).slice(0, 80);
  return (
    <li
      ref={row}
      className={`anchor ${drop['row']} row lit snug ${styles['row']}`}
      data-level={isSection(item) ? 1 : 2}
      data-edge={edge}
      data-selected={isSelected || undefined}
    >
      <button
        type="button"
        className={`row control icons tight grow ${styles['part']}`}
        aria-pressed={isSelected}
        data-hidden={item.hidden || undefined}
        onClick={(event) => choose(editor, item, event.shiftKey || event.ctrlKey || event.metaKey)}
      >
        {!isSection(item) && <BlockIcon type={item.type} />}
        <span className={`fixed clip ${styles['name']}`}>
          {isSection(item) ? item.name || say.section : nameOf(item)}
        </span>
        {words && <span className="clip hint">{words}</span>}
        {item.hidden && <EyeOff size={13} role="img" aria-label={say.hidden} />}
      </button>
      {isSelected && (
        <Menu
          trigger={
            <IconButton
              label={fill(say.moreForName, { name: nameOf(item) })}
              icon={<Ellipsis />}
              size="small"
            />
          }
          actions={itemActions(editor)}
        />
      )}
    </li>
  );
}

function choose(editor: Editor, { id }: Item, isAdditive: boolean): void {
  const { selection } = editor.store.get();
  const others = selection.filter((each) => each !== id);
  const isTakenAway = isAdditive && others.length < selection.length;
  editor.select(isAdditive ? [...others, ...(isTakenAway ? [] : [id])] : [id]);
  editor.toFrame({ type: 'scrollTo', id });
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || event.altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-pressed]')];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
