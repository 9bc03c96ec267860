/** A small panel that belongs to its button; closes by escape or a press outside. What draws it is fetched when one is first opened. */
import type { ReactNode } from 'react';
import type { PopoverProps } from './popover-view.tsx';
import { standIn } from './stand-in.ts';
import { partOf, usePart } from './use-part.ts';

const popovers = partOf(() => import('./popover-view.tsx'));
export const fetchPopovers = popovers.fetch;

export function Popover(props: PopoverProps): ReactNode {
  const { isOpen = false, onOpenChange } = props;
  const onGiveUp = () => onOpenChange?.(false);
  const { part, isAsked, ask } = usePart(popovers, { isWanted: isOpen, onGiveUp });
  if (part) return <part.PopoverView {...props} isOpenAtFirst={isAsked} />;
  const open = () => {
    ask();
    onOpenChange?.(true);
  };
  return standIn(props.trigger, 'dialog', { part: popovers, isBusy: isAsked, ask: open });
}
