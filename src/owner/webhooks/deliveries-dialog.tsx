/** What was sent to a webhook lately and what became of it; one of them in full. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type DeliverySummary, readDeliveries, type Webhook } from '#domain/webhooks/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { deliveriesKeyOf, eventWords, splitAddress, watchFor } from '../webhook-list.ts';
import { DeliveryView } from './delivery-view.tsx';
import { TestFooter } from './test-footer.tsx';
import styles from './webhooks.module.css';
import * as say from './words/en.ts';

const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'medium' });

interface DeliveriesDialogProps {
  readonly siteId: string;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

export function DeliveriesDialog({ siteId, webhook, onClose }: DeliveriesDialogProps): ReactNode {
  const [openId, setOpenId] = useState<string>();
  const [host] = splitAddress(webhook.url);
  if (openId !== undefined)
    return (
      <DeliveryView
        siteId={siteId}
        webhook={webhook}
        id={openId}
        onBack={() => setOpenId(undefined)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={fill(say.deliveriesToHost, { host })}
      isOpen
      onClose={onClose}
      footer={<TestFooter siteId={siteId} webhook={webhook} onClose={onClose} />}
    >
      <Deliveries siteId={siteId} webhook={webhook} onOpen={setOpenId} />
    </Dialog>
  );
}

interface DeliveriesProps {
  readonly siteId: string;
  readonly webhook: Webhook;
  readonly onOpen: (id: string) => void;
}

function Deliveries({ siteId, webhook, onOpen }: DeliveriesProps): ReactNode {
  const list = useInfiniteQuery({
    queryKey: deliveriesKeyOf(webhook.id),
    queryFn: ({ pageParam: before, signal }) =>
      call(readDeliveries, { site: siteId, webhook: webhook.id, query: { before } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => watchFor(state.data?.pages.flatMap((page) => page.deliveries) ?? []),
  });
  return (
    <Listing
      label={say.deliveries}
      isBare
      query={list}
      rows={list.data?.pages.flatMap((page) => page.deliveries)}
      idOf={({ id }) => id}
      columns={COLUMNS}
      open={({ id }) =>
        () =>
          onOpen(id)
        }
      empty={{
        title: say.nothingSentYet,
        picture: <Send size={26} />,
        children: say.deliveriesAreListedHereFor30,
      }}
    />
  );
}

const COLUMNS: readonly Column<DeliverySummary>[] = [
  {
    title: say.event,
    kind: 'name',
    cell: ({ event, problem }) => (
      <>
        {eventWords(event)}
        {problem && <span className={`hint ${styles['problem']}`}>{problem}</span>}
      </>
    ),
  },
  { title: say.sent, kind: 'date', cell: ({ createdAt }) => WHEN.format(createdAt) },
  { title: say.state, kind: 'actions', cell: (delivery) => <DeliveryBadge delivery={delivery} /> },
];

const STATES: Readonly<Record<DeliverySummary['state'], readonly [string, BadgeProps['tone']]>> = {
  waiting: [say.sending, 'accent'],
  delivered: [say.delivered, 'good'],
  failed: [say.failed, 'danger'],
};

function DeliveryBadge({ delivery }: { readonly delivery: DeliverySummary }): ReactNode {
  const [label, tone = 'neutral'] = STATES[delivery.state];
  if (delivery.state === 'waiting' && delivery.problem) return <Badge tone="warning">{say.willRetry}</Badge>;
  return <Badge tone={tone}>{label}</Badge>;
}
