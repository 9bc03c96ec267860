/** A menu of actions on one thing. Its view is fetched when a menu is first opened; until then there is a plain button. */
import { type ReactNode, useState } from 'react';
import type { MenuProps, PointMenuProps } from './menu-view.tsx';
import { type Press, standIn } from './stand-in.ts';
import { partOf, usePart } from './use-part.ts';

export type { MenuAction } from './menu-view.tsx';

const menus = partOf(() => import('./menu-view.tsx'));
export const fetchMenus = menus.fetch;

/** `detail` of a click: 0 by the keyboard, which then goes to the first entry. */
const clickOfPointer = () => new MouseEvent('click', { bubbles: true, detail: 1 });

export function Menu(props: MenuProps): ReactNode {
  const { isOpenAtFirst = false, ...rest } = props;
  const [press, setPress] = useState<Event | undefined>(isOpenAtFirst ? clickOfPointer : undefined);
  const { part, isAsked, ask } = usePart(menus, { isWanted: isOpenAtFirst });
  if (part) return <part.MenuView {...rest} press={press} />;
  const remember = ({ nativeEvent }: Press) => {
    setPress(nativeEvent);
    ask();
  };
  return standIn(props.trigger, 'menu', { part: menus, isBusy: isAsked, ask: remember });
}

/** A menu that was asked for at a point of the page. */
export function PointMenu(props: PointMenuProps): ReactNode {
  const { part } = usePart(menus, { isWanted: props.at !== null, onGiveUp: props.onClose });
  return part && <part.PointMenuView {...props} />;
}
