/** The buttons that open the panels: palette, outline and settings. */
import { ListTree, Plus, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '../../editing/store.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { keysOf } from '../../ui/write-keys.ts';
import { toggleDrawer, togglePanel } from '../commands/shortcuts.ts';
import type { Editor } from '../editor.ts';
import styles from './rail.module.css';
import * as say from './words/en.ts';

export function Rail({ editor }: { readonly editor: Editor }): ReactNode {
  const drawer = useStore(editor.store, (state) => state.drawer);
  const isPanelOpen = useStore(editor.store, (state) => state.isPanelOpen);
  return (
    <div className={styles['rail']} role="toolbar" aria-label={say.panels}>
      <Tool label={say.add} keys="a" isOn={drawer === 'add'} onPress={() => toggleDrawer(editor, 'add')}>
        <Plus size={18} aria-hidden="true" />
      </Tool>
      <Tool
        label={say.outline}
        keys="o"
        isOn={drawer === 'outline'}
        onPress={() => toggleDrawer(editor, 'outline')}
      >
        <ListTree size={18} aria-hidden="true" />
      </Tool>
      <Tool label={say.settings} keys="f" isOn={isPanelOpen} onPress={() => togglePanel(editor)}>
        <SlidersHorizontal size={18} aria-hidden="true" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly keys: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, keys, isOn, onPress, children }: ToolProps): ReactNode {
  return (
    <Tooltip label={`${label}  ${keysOf(keys)}`} side="right">
      <button
        type="button"
        className={`stack lit snug muted tiny medium ${styles['tool']}`}
        aria-pressed={isOn}
        onClick={onPress}
      >
        {children}
        <span>{label}</span>
      </button>
    </Tooltip>
  );
}
