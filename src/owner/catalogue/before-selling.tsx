/** What a shop lacks before it takes real money: said where its products are, until it is done. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readChecklist } from '#domain/checklist/calls.ts';
import type { Lack } from '#domain/checklist/lacks.ts';
import { call } from '../api.ts';
import { useMe } from '../session.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './catalogue.module.css';

const STEPS: Readonly<Partial<Record<Lack, { readonly words: string; readonly place: string }>>> = {
  payments: { words: 'Choose how they pay', place: 'settings/payments' },
  delivery: { words: 'Say how they get it', place: 'delivery' },
  seller: { words: 'Give your name and address', place: 'settings/invoices#name' },
  mail: { words: 'Set up a mail server', place: 'settings/mail-server' },
};

export function BeforeSelling({ siteId }: { readonly siteId: string }): ReactNode {
  const { data } = useQuery({
    // Changes with every document.
    queryKey: ['documents', siteId, 'checklist'],
    queryFn: ({ signal }) => call(readChecklist, { site: siteId }, { signal }),
    // It is done on other screens.
    refetchOnMount: 'always',
  });
  const { data: me } = useMe();
  const lacks = (data?.lacks ?? []).filter(({ kind }) => kind !== 'mail' || me?.isOwner);
  const steps = lacks.flatMap(({ kind }) => STEPS[kind] ?? []);
  if (steps.length === 0) return null;
  return (
    <Notice tone="info">
      <strong>Before you take real money</strong>
      <ul className={styles['beforeSteps']}>
        {steps.map(({ words, place }) => (
          <li key={place}>
            <Link to={`/sites/${siteId}/${place}`}>{words}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
