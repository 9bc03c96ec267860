/** Who is signed in. */
import { ChevronsUpDown } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { fill } from '../fill.ts';
import { useMe } from '../session.ts';
import styles from './frame.module.css';
import * as say from './words/en.ts';

interface AccountButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly ref?: Ref<HTMLButtonElement>;
}

export function AccountButton(props: AccountButtonProps): ReactNode {
  const name = useMe().data?.account.name ?? '';
  return (
    <button type="button" {...props} className={`row full tight muted ${styles['account']}`}>
      <span className="visually-hidden">{fill(say.accountOfName, { name })}</span>
      <span className={`centre fixed tiny ${styles['initials']}`} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={`grow clip ink ${styles['accountName']}`} aria-hidden="true">
        {name}
      </span>
      <ChevronsUpDown size={14} aria-hidden="true" />
    </button>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
