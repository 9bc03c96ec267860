import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { MemberState } from '#domain/lists/list.ts';
import { erase as eraseKnown, findKnown } from '#domain/privacy/calls.ts';
import { noteCustomer, type readCustomer } from '#domain/store/orders/calls-customers.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
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
import * as say from './words/en.ts';

const NEWSLETTER: Readonly<Record<MemberState, string>> = {
  subscribed: say.subscribed,
  pending: say.notConfirmedYet,
  unsubscribed: say.unsubscribed,
  removed: say.removed,
};

export function CustomerScreen(): ReactNode {
  const site = useSite();
  const { order = '' } = useParams();
  const { data, error, refetch } = useCustomer(site.id, order);
  const above = { to: `/sites/${site.id}/customers`, label: say.customers };
  if (!data)
    return (
      <Screen title={say.customer} above={above}>
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
          <Panel title={say.customer}>
            <Facts
              facts={[
                [
                  say.email,
                  <a key="email" href={`mailto:${customer.email}`}>
                    {customer.email}
                  </a>,
                ],
                [say.orders, ordersText(customer)],
                [say.spent, spentText(customer)],
                [say.newsletter, customer.newsletter ? NEWSLETTER[customer.newsletter] : say.neverSubscribed],
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
  const columns = useOrderColumns(siteId).filter(({ title }) => title !== say.customer);
  const isCut = customer.orders + customer.testOrders > latest.length;
  return (
    <Panel
      title={say.orders}
      {...(isCut && { description: fill(say.theLastCount, { count: latest.length }) })}
    >
      <Listing
        label={say.orders}
        isBare
        rows={latest}
        idOf={({ id }) => id}
        columns={columns}
        open={({ id }) => `/sites/${siteId}/orders/${id}`}
        empty={{ title: say.noOrders, children: say.thisCustomerHasNoOrdersYet }}
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
    said: say.noteSaved,
  });
  return (
    <Panel title={say.note}>
      <NoteForm
        label={say.aboutThisCustomer}
        hint={say.hiddenFromTheCustomerButIncluded}
        rows={3}
        value={text}
        onChange={setText}
        action={say.saveNote}
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
    said: say.customerDataErasedOrdersStayIn,
    onDone: () => void navigate(`/sites/${siteId}/customers`),
  });
  const erase = useConfirmed(erasing, {
    title: say.eraseThisCustomersData,
    description: fill(say.permanentlyDeletesEverythingAboutEmailName, { email }),
    action: say.erase,
  });
  if (!mayAct) return null;
  return (
    <>
      <Button isBusy={take.isPending} onClick={() => take.mutate()}>
        {say.downloadData}
      </Button>
      <Button tone="quiet" onClick={() => erase.ask()}>
        {say.eraseData}
      </Button>
      {erasing.error && <Failure error={erasing.error} />}
      {erase.dialog}
    </>
  );
}
