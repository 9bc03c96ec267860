/** The account menu, loaded after the first screen: until then its button stands in and remembers the press. */
import { type ReactNode, useState } from 'react';
import { standIn } from '../ui/stand-in.ts';
import { partOf, usePart } from '../ui/use-part.ts';
import { AccountButton } from './account-button.tsx';

const menu = partOf(() => import('./account-menu.tsx'));

export function AccountCorner(): ReactNode {
  const [isPressed, setPressed] = useState(false);
  const { part, isAsked, ask } = usePart(menu, { isWanted: true });
  if (part) return <part.AccountMenu isOpenAtFirst={isPressed} />;
  const press = () => {
    setPressed(true);
    ask();
  };
  return standIn(<AccountButton />, 'menu', { part: menu, isBusy: isPressed && isAsked, ask: press });
}
