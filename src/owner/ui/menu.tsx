/** A menu of actions on one thing. */
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import styles from './floating.module.css';

export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Keys that do the same, e.g. "⌘D". */
  readonly keys?: string;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  readonly trigger: ReactElement;
  /** `separator` draws a line between groups. */
  readonly actions: readonly (MenuAction | 'separator')[];
  readonly align?: 'start' | 'center' | 'end';
}

export function Menu({ trigger, actions, align = 'end' }: MenuProps): ReactNode {
  return (
    <Base.Root>
      <Base.Trigger render={trigger as ReactElement<Record<string, unknown>>} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className={styles['positioner']}>
          <Base.Popup className={styles['popup']}>
            {actions.map((action, index) =>
              action === 'separator' ? (
                <Base.Separator key={`separator-${index}`} className={styles['separator']} />
              ) : (
                <MenuItem key={action.label} {...action} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuItem({ label, icon, keys, isDangerous, isDisabled, onSelect }: MenuAction): ReactNode {
  return (
    <Base.Item
      className={`${styles['item']} ${isDangerous ? styles['dangerous'] : ''}`}
      disabled={isDisabled ?? false}
      onClick={onSelect}
    >
      {icon}
      <span>{label}</span>
      {keys && <span className={styles['hint']}>{keys}</span>}
    </Base.Item>
  );
}
