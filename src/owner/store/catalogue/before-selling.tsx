/** What a shop lacks before it takes real money: said where its products are, until it is done. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readChecklist } from '#domain/checklist/calls.ts';
import type { Lack } from '#domain/checklist/lacks.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { useMailOwners } from '../../no-mail-server.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './catalogue.module.css';
import * as say from './words/en.ts';

const STEPS: Readonly<Partial<Record<Lack, { readonly words: string; readonly place: string }>>> = {
  payments: { words: say.chooseHowTheyPay, place: 'settings/payments' },
  delivery: { words: say.setUpDelivery, place: 'delivery' },
  seller: { words: say.addYourNameAndAddress, place: 'settings/invoices#name' },
  mail: { words: say.setUpAMailServer, place: 'settings/mail-server' },
};

export function BeforeSelling({ siteId }: { readonly siteId: string }): ReactNode {
  const { data } = useQuery({
    // Changes with every document.
    queryKey: ['documents', siteId, 'checklist'],
    queryFn: ({ signal }) => call(readChecklist, { site: siteId }, { signal }),
    // It is done on other screens.
    refetchOnMount: 'always',
  });
  const owners = useMailOwners();
  const lacks = data?.lacks ?? [];
  const steps = lacks.flatMap(({ kind }) => STEPS[kind] ?? []);
  if (steps.length === 0) return null;
  return (
    <Notice tone="info">
      <strong>{say.beforeYouTakeRealPayments}</strong>
      <ul className={styles['beforeSteps']}>
        {steps.map(({ words, place }) => (
          <li key={place}>
            {owners !== undefined && place === STEPS.mail?.place ? (
              fill(say.noEmailsAreSentYetOwners, { owners })
            ) : (
              <Link to={`/sites/${siteId}/${place}`}>{words}</Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
