/** Who is signed in, and what belongs to them rather than to a site. */
import { BookOpen, History, LayoutGrid, LogOut, Mails, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { signOut as signOutCall } from '#domain/accounts/calls.ts';
import { SIGN_IN_PATH } from '#domain/owner-area/ways-in.ts';
import { call } from '../api.ts';
import { useMe } from '../session.ts';
import { Menu } from '../ui/menu.tsx';
import { showError } from '../ui/toasts.tsx';
import { AccountButton } from './account-button.tsx';
import * as say from './words/en.ts';

export interface AccountMenuProps {
  readonly isOpenAtFirst: boolean;
}

export function AccountMenu({ isOpenAtFirst }: AccountMenuProps): ReactNode {
  const { data: me } = useMe();
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await call(signOutCall, {});
      // Another document, in place of this one: going back shows nothing of what was here.
      window.location.replace(SIGN_IN_PATH);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Menu
      align="start"
      isOpenAtFirst={isOpenAtFirst}
      trigger={<AccountButton />}
      actions={[
        { label: say.allSites, icon: <LayoutGrid />, onSelect: () => void navigate('/sites') },
        { label: say.yourAccount, icon: <UserRound />, onSelect: () => void navigate('/account') },
        { label: say.apiReference, icon: <BookOpen />, onSelect: () => void navigate('/api-reference') },
        ...(me?.isOwner
          ? [
              { label: say.outbox, icon: <Mails />, onSelect: () => void navigate('/outbox') },
              { label: say.activity, icon: <History />, onSelect: () => void navigate('/activity') },
            ]
          : []),
        'separator',
        { label: say.signOut, icon: <LogOut />, onSelect: () => void signOut() },
      ]}
    />
  );
}
