/** What `popover.tsx` shows once it is opened. */
import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './floating.module.css';

export interface PopoverProps {
  readonly trigger: ReactElement;
  /** Read aloud when it opens. */
  readonly label: string;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

export function PopoverView(props: PopoverProps & { readonly isOpenAtFirst: boolean }): ReactNode {
  const { trigger, label, isOpen, onOpenChange, side = 'bottom', align = 'start' } = props;
  return (
    <Base.Root
      {...(isOpen === undefined ? { defaultOpen: props.isOpenAtFirst } : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Base.Trigger render={trigger as ReactElement<Record<string, unknown>>} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} className={styles['positioner']}>
          <Base.Popup className={`floating scroll ${styles['popup']} ${styles['panel']}`} aria-label={label}>
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
