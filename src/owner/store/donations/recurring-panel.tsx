/** Who gives again and again, and what it brings. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/page.tsx';
import { useRecurring } from './use-donations.ts';
import * as say from './words/en.ts';

export function RecurringPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const { data } = useRecurring(siteId);
  if (!data || data.donors === 0) return null;
  const { currency, donors, paused, pastDue, monthlyMinor } = data;
  return (
    <Panel title={say.recurringDonations}>
      <Facts
        facts={[
          [say.perMonth, formatMoney({ minor: monthlyMinor, currency })],
          [say.recurringDonors, String(donors)],
          ...(paused > 0 ? ([[say.paused, String(paused)]] as const) : []),
          ...(pastDue > 0 ? ([[say.pastDue, String(pastDue)]] as const) : []),
        ]}
      />
      <p>
        <Link to={`/sites/${siteId}/subscriptions/donations`}>{say.viewRecurringDonations}</Link>
      </p>
    </Panel>
  );
}
