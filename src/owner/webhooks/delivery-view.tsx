/** One delivery: how each try went, what is sent and what was answered. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Delivery,
  type DeliveryAttempt,
  readDelivery,
  resend,
  type Webhook,
} from '#domain/webhooks/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { deliveriesKeyOf, eventWords, refresh, watchFor } from '../webhook-list.ts';
import styles from './webhooks.module.css';
import * as say from './words/en.ts';

const TENTHS = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'medium' });

interface DeliveryViewProps {
  readonly siteId: string;
  readonly webhook: Webhook;
  readonly id: string;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export function DeliveryView({ siteId, webhook, id, onBack, onClose }: DeliveryViewProps): ReactNode {
  const own = { site: siteId, webhook: webhook.id, delivery: id };
  const queryClient = useQueryClient();
  const read = useQuery({
    queryKey: [...deliveriesKeyOf(webhook.id), id],
    queryFn: ({ signal }) => call(readDelivery, own, { signal }),
    refetchInterval: ({ state }) => watchFor([state.data?.delivery ?? null]),
  });
  const again = useAction(() => call(resend, own), {
    said: say.sentAgain,
    onDone: () => refresh(queryClient, siteId, webhook.id),
  });
  const delivery = read.data?.delivery;
  return (
    <Dialog
      title={delivery ? eventWords(delivery.event) : say.delivery}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{say.backToTheList}</Button>
          <Button
            tone="primary"
            disabled={!delivery || delivery.state === 'waiting'}
            isBusy={again.isPending}
            onClick={() => again.mutate()}
          >
            {say.sendAgain}
          </Button>
        </>
      }
    >
      <NotRead query={read} />
      {delivery && <Details delivery={delivery} />}
    </Dialog>
  );
}

function Details({ delivery }: { readonly delivery: Delivery }): ReactNode {
  const { state, problem, nextAt, tries, request, answer } = delivery;
  return (
    <Stack>
      {state === 'delivered' && <Notice tone="good">{say.delivered2}</Notice>}
      {problem && (
        <Notice tone={state === 'failed' ? 'danger' : 'warning'}>
          {state === 'waiting' && nextAt !== null
            ? fill(say.problemNextTryAtNextat, { problem, nextAt: WHEN.format(nextAt) })
            : problem}
        </Notice>
      )}
      {tries.length > 0 && (
        <section>
          <h3 className={styles['part']}>{say.tries}</h3>
          <ol className={`stack snug ${styles['tries']}`}>
            {tries.map((attempt) => (
              <li key={attempt.at}>
                <span>{WHEN.format(attempt.at)}</span>
                <span className="hint">{outcomeOf(attempt)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {answer !== null && (
        <section>
          <h3 className={styles['part']}>{say.answer}</h3>
          <pre className={`soft words ${styles['code']}`}>{answer === '' ? say.empty : answer}</pre>
        </section>
      )}
      <section>
        <div className="row between">
          <h3 className={styles['part']}>{say.request}</h3>
          <IconButton label={say.copyBody} icon={<Copy />} size="small" onClick={() => copy(request.body)} />
        </div>
        <pre className={`soft words ${styles['code']}`}>{requestText(request)}</pre>
      </section>
    </Stack>
  );
}

function copy(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => showToast(say.copied),
    () => showError(say.yourBrowserBlockedCopyingSelectAnd),
  );
}

function outcomeOf({ status, problem, ms }: DeliveryAttempt): string {
  const took = ms < 1000 ? fill(say.msMs, { ms }) : fill(say.secondsS, { seconds: TENTHS.format(ms / 1000) });
  return status === null ? `${problem ?? ''} ${took}` : fill(say.statusInTook, { status, took });
}

function requestText({ url, headers, body }: Delivery['request']): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${url}`, ...lines, '', JSON.stringify(JSON.parse(body), null, 2)].join('\n');
}
