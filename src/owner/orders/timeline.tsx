/** What happened to an order, the latest first, with notes between. */
import { type FormEvent, type ReactNode, useState } from 'react';
import * as calls from '#domain/orders/calls.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { eventWords } from './order-words.ts';
import styles from './orders.module.css';
import { useOrderChange } from './use-orders.ts';

interface TimelineProps {
  readonly order: calls.Order;
  readonly siteId: string;
}

export function Timeline({ order, siteId }: TimelineProps): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Panel title="What happened">
      <NoteForm order={order} siteId={siteId} />
      <ol className={styles['timeline']}>
        {order.events.toReversed().map((event) => (
          <li key={event.id} className={`${styles['event']} ${event.kind === 'note' ? styles['note'] : ''}`}>
            <span className={styles['words']}>{eventWords(event, order)}</span>
            <span className={styles['detail']}>
              <time dateTime={new Date(event.at).toISOString()}>{date.format(event.at)}</time>
              {event.actor !== null && ` · ${event.actor}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function NoteForm({ order, siteId }: TimelineProps): ReactNode {
  const [text, setText] = useState('');
  const noting = useOrderChange(siteId, {
    run: () => call(calls.note, { site: siteId, order: order.id, body: { text } }),
    said: 'Noted.',
    onDone: () => setText(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !noting.isPending) noting.mutate();
  };
  return (
    <form className={styles['noteForm']} onSubmit={submit}>
      <TextArea
        label="Note"
        hint="Buyers do not see it."
        rows={2}
        maxLength={2000}
        value={text}
        onChange={setText}
      />
      {noting.error && <Failure error={noting.error} />}
      <Button type="submit" size="small" disabled={text.trim() === ''} isBusy={noting.isPending}>
        Add the note
      </Button>
    </form>
  );
}
