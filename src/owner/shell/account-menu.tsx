/** Who is signed in, and what belongs to them rather than to a site. */
import { useQueryClient } from '@tanstack/react-query';
import { ChevronsUpDown, History, LayoutGrid, LogOut, Mails, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api.ts';
import { useMe } from '../session.ts';
import { Menu } from '../ui/menu.tsx';
import { showError } from '../ui/toasts.tsx';
import styles from './frame.module.css';

export function AccountMenu(): ReactNode {
  const { data: me } = useMe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const signOut = async () => {
    try {
      await api.delete('/api/session');
      queryClient.clear();
      await navigate('/login');
    } catch (error) {
      showError(error);
    }
  };
  const name = me?.account.name ?? '';
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={styles['account']}>
          <span className="visually-hidden">Account of {name}</span>
          <span className={styles['initials']} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className={styles['accountName']} aria-hidden="true">
            {name}
          </span>
          <ChevronsUpDown size={14} aria-hidden="true" />
        </button>
      }
      actions={[
        { label: 'All sites', icon: <LayoutGrid />, onSelect: () => void navigate('/sites') },
        { label: 'Your account', icon: <UserRound />, onSelect: () => void navigate('/account') },
        ...(me?.isOwner
          ? [
              { label: 'Outbox', icon: <Mails />, onSelect: () => void navigate('/outbox') },
              { label: 'Activity', icon: <History />, onSelect: () => void navigate('/activity') },
            ]
          : []),
        'separator',
        { label: 'Sign out', icon: <LogOut />, onSelect: () => void signOut() },
      ]}
    />
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
