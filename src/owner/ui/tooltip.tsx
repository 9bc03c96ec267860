/** The name of a control that shows only an icon. */
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { TOOLTIP, TOOLTIP_SIDE } from './tooltips.ts';

export interface TooltipProps {
  readonly label: string;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly children: ReactElement<Readonly<Record<string, unknown>>>;
}

export function Tooltip({ label, side, children }: TooltipProps): ReactNode {
  return cloneElement(children, { [TOOLTIP]: label, [TOOLTIP_SIDE]: side });
}
