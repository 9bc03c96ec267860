/** What `menu.tsx` shows once it is opened. */
import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './floating.module.css';
import * as say from './words/en.ts';

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
  /** Opens at once: it was asked for before it was there. */
  readonly isOpenAtFirst?: boolean;
}

export interface PointMenuProps {
  readonly label: string;
  /** In the window; without it the menu is closed. */
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly actions: MenuProps['actions'];
  readonly onClose: () => void;
}

interface MenuViewProps extends Omit<MenuProps, 'isOpenAtFirst'> {
  /** Of the plain button that this one replaces. */
  readonly press: Event | undefined;
}

export function MenuView({ trigger, actions, align = 'end', press }: MenuViewProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the press that came too early
  useEffect(() => {
    const Again = press?.constructor as typeof Event | undefined;
    if (press && Again) button.current?.dispatchEvent(new Again(press.type, press));
  }, []);
  return (
    <Base.Root>
      <Base.Trigger ref={button} render={trigger as ReactElement<Record<string, unknown>>} />
      <Base.Portal>
        {/* What floats belongs to no part of the screen, and must be found among them all the same. */}
        <section aria-label={say.menu}>
          <Base.Positioner align={align} sideOffset={4} className={styles['positioner']}>
            <Actions actions={actions} />
          </Base.Positioner>
        </section>
      </Base.Portal>
    </Base.Root>
  );
}

/** A menu that was asked for at a point of the page. */
export function PointMenuView({ label, at, actions, onClose }: PointMenuProps): ReactNode {
  const anchor = at && { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) };
  return (
    <Base.Root open={at !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <section aria-label={say.menu}>
          <Base.Positioner
            anchor={anchor}
            side="right"
            align="start"
            sideOffset={2}
            collisionAvoidance={{ side: 'flip', align: 'shift' }}
            className={styles['positioner']}
          >
            <Actions label={label} actions={actions} />
          </Base.Positioner>
        </section>
      </Base.Portal>
    </Base.Root>
  );
}

function Actions({ label, actions }: { label?: string; actions: MenuProps['actions'] }): ReactNode {
  return (
    <Base.Popup className={`floating scroll ${styles['popup']}`} aria-label={label}>
      {actions.map((action, index) =>
        action === 'separator' ? (
          <Base.Separator key={`separator-${index}`} className={styles['separator']} />
        ) : (
          <MenuItem key={action.label} {...action} />
        ),
      )}
    </Base.Popup>
  );
}

function MenuItem({ label, icon, keys, isDangerous, isDisabled, onSelect }: MenuAction): ReactNode {
  return (
    <Base.Item
      className={`row full plain ${styles['item']} ${isDangerous ? styles['dangerous'] : ''}`}
      disabled={isDisabled ?? false}
      onClick={onSelect}
    >
      {icon}
      <span>{label}</span>
      {keys && <span className={`push hint ${styles['hint']}`}>{keys}</span>}
    </Base.Item>
  );
}
