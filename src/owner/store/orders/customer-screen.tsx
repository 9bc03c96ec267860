import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { MemberState } from '#domain/lists/list.ts';
import { erase as eraseKnown, findKnown } from '#domain/privacy/calls.ts';
import { noteCustomer, type readCustomer } from '#domain/store/orders/calls-customers.ts';
import { call } from '../../api.ts';
import { useMay, useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Listing } from '../../ui/listing.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Panel, Screen } from '../../ui/page.tsx';
import { saveJson } from '../../ui/save-json.ts';
import { Loading } from '../../ui/spinner.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useConfirmed } from '../../ui/use-confirmed.tsx';
import { NoteForm } from './note-form.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { ordersText, spentText } from './order-words.ts';
import styles from './orders.module.css';
import { useCustomer, useOrderChange } from './use-orders.ts';

const NEWSLETTER: Readonly<Record<MemberState, string>> = {
  subscribed: 'Subscribed',
  pending: 'Not confirmed yet',
  unsubscribed: 'Unsubscribed',
  removed: 'Removed',
};

export function CustomerScreen(): ReactNode {
  const site = useSite();
  const { order = '' } = useParams();
  const { data, error, refetch } = useCustomer(site.id, order);
  const above = { to: `/sites/${site.id}/customers`, label: 'Customers' };
  if (!data)
    return (
      <Screen title="Customer" above={above}>
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Screen>
    );
  const { customer } = data;
  return (
    <Screen
      title={customer.name || customer.email}
      above={above}
      width="wide"
      actions={<PersonActions email={customer.email} siteId={site.id} />}
    >
      <div className={styles['columns']}>
        <History {...data} siteId={site.id} />
        <div>
          <Panel title="Customer">
            <Facts
              facts={[
                [
                  'Email',
                  <a key="email" href={`mailto:${customer.email}`}>
                    {customer.email}
                  </a>,
                ],
                ['Orders', ordersText(customer)],
                ['Spent', spentText(customer)],
                ['Newsletter', customer.newsletter ? NEWSLETTER[customer.newsletter] : 'Never subscribed'],
              ]}
            />
          </Panel>
          <NotePanel order={customer.orderId} note={data.note} siteId={site.id} />
        </div>
      </div>
    </Screen>
  );
}

type Told = AnswerOf<typeof readCustomer>;

function History({ latest, customer, siteId }: Told & { readonly siteId: string }): ReactNode {
  const columns = useOrderColumns(siteId).filter(({ title }) => title !== 'Customer');
  const isCut = customer.orders + customer.testOrders > latest.length;
  return (
    <Panel title="Orders" {...(isCut && { description: `The last ${latest.length}.` })}>
      <Listing
        label="Orders"
        isBare
        rows={latest}
        idOf={({ id }) => id}
        columns={columns}
        open={({ id }) => `/sites/${siteId}/orders/${id}`}
        empty={{ title: 'No orders', children: 'This customer has no orders yet.' }}
      />
    </Panel>
  );
}

interface NotePanelProps {
  readonly order: string;
  readonly note: string;
  readonly siteId: string;
}

function NotePanel({ order, note, siteId }: NotePanelProps): ReactNode {
  const [text, setText] = useState(note);
  const noting = useOrderChange(siteId, {
    run: () => call(noteCustomer, { site: siteId, order, body: { note: text } }),
    said: 'Note saved.',
  });
  return (
    <Panel title="Note">
      <NoteForm
        label="About this customer"
        hint="Hidden from the customer, but included if they request their data."
        rows={3}
        value={text}
        onChange={setText}
        action="Save note"
        isIdle={text.trim() === note}
        noting={noting}
      />
    </Panel>
  );
}

interface PersonActionsProps {
  readonly email: string;
  readonly siteId: string;
}

function PersonActions({ email, siteId }: PersonActionsProps): ReactNode {
  const mayAct = useMay('admin.customer-data');
  const navigate = useNavigate();
  const of = { site: siteId, body: { email } };
  const take = useAction(() => call(findKnown, of), { onDone: (all) => saveJson(`${email}.json`, all) });
  const erasing = useOrderChange(siteId, {
    run: () => call(eraseKnown, of),
    said: 'Customer data erased. Orders stay in your books, without a name.',
    onDone: () => void navigate(`/sites/${siteId}/customers`),
  });
  const erase = useConfirmed(erasing, {
    title: 'Erase this customer’s data?',
    description: `Permanently deletes everything about ${email}: name, addresses, submissions and list memberships. Order amounts stay in your books.`,
    action: 'Erase',
  });
  if (!mayAct) return null;
  return (
    <>
      <Button isBusy={take.isPending} onClick={() => take.mutate()}>
        Download data
      </Button>
      <Button tone="quiet" onClick={() => erase.ask()}>
        Erase data…
      </Button>
      {erasing.error && <Failure error={erasing.error} />}
      {erase.dialog}
    </>
  );
}
