/** How far a picture reaches beyond its column, chosen beside it on the page. */
import { Toolbar } from '@base-ui/react/toolbar';
import { Check, Minus, MoveHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Block, Reach } from '#domain/content/content.ts';
import { REACH_CHOICES, REACH_LABEL } from '../../editing/reach.ts';
import { fill } from '../../fill.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { nameOf } from '../commands/commands.ts';
import type { Editor } from '../editor.ts';
import * as say from './words/en.ts';

interface ReachMenuProps {
  readonly editor: Editor;
  readonly block: Block;
}

export function ReachMenu({ editor, block }: ReachMenuProps): ReactNode {
  const { reach: now, ...within } = block.place;
  const choose = (reach: Reach | undefined): void => {
    if (reach === now) return;
    const after = reach === undefined ? within : { ...within, reach };
    const operation = { op: 'setPlace' as const, id: block.id, before: block.place, after };
    editor.perform({
      label: fill(say.changeTheWidthOfName, { name: nameOf(block) }),
      operations: [operation],
    });
  };
  return (
    <Menu
      trigger={<Toolbar.Button render={<IconButton label={REACH_LABEL} icon={<MoveHorizontal />} />} />}
      actions={REACH_CHOICES.map(({ value, label }) => {
        const reach = value === 'column' ? undefined : value;
        return { label, icon: reach === now ? <Check /> : <Minus />, onSelect: () => choose(reach) };
      })}
    />
  );
}
