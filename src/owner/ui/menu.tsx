/** A menu of actions on one thing. Its view is fetched when a menu is first opened; until then there is a plain button. */
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { MenuProps, PointMenuProps } from './menu-view.tsx';
import { standIn } from './stand-in.ts';
import { partOf, usePart } from './use-part.ts';

export type { MenuAction } from './menu-view.tsx';

const menus = partOf(() => import('./menu-view.tsx'));
export const fetchMenus = menus.fetch;

/** `detail` of a click: 0 by the keyboard, which then goes to the first entry. */
const BY_POINTER = 1;

export function Menu(props: MenuProps): ReactNode {
  const { isOpenAtFirst = false, ...rest } = props;
  const [presses, setPresses] = useState(isOpenAtFirst ? BY_POINTER : undefined);
  const { part, ask } = usePart(menus, isOpenAtFirst);
  if (part) return <part.MenuView {...rest} presses={presses} />;
  const remember = ({ detail }: MouseEvent) => {
    setPresses(detail);
    ask();
  };
  return standIn(props.trigger, 'menu', { part: menus, ask: remember });
}

/** A menu that was asked for at a point of the page. */
export function PointMenu(props: PointMenuProps): ReactNode {
  const { part } = usePart(menus, props.at !== null);
  return part && <part.PointMenuView {...props} />;
}
