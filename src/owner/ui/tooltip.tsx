/** The name of a control that shows only an icon. */
import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './floating.module.css';

export interface TooltipProps {
  readonly label: string;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly children: ReactElement;
}

export function Tooltip({ label, side = 'bottom', children }: TooltipProps): ReactNode {
  return (
    <Base.Root
      onOpenChange={(_isOpen, details) => {
        // A name is no overlay of its own: one press of escape also closes what its control stands in.
        if (details.reason === 'escape-key') details.allowPropagation();
      }}
    >
      <Base.Trigger render={children as ReactElement<Record<string, unknown>>} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className={styles['positioner']}>
          {/* The control has the same name already; nothing is read aloud twice. */}
          <Base.Popup className={styles['tooltip']} aria-hidden="true">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
