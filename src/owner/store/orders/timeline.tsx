/** What happened to an order, the latest first, with notes between. */

import { type ReactNode, useState } from 'react';
import * as calls from '#domain/store/orders/calls.ts';
import { call } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { LOCALE } from '../../language.ts';
import { Panel } from '../../ui/page.tsx';
import { NoteForm } from './note-form.tsx';
import { eventWords } from './order-words.ts';
import styles from './orders.module.css';
import { useOrderChange } from './use-orders.ts';
import * as say from './words/en.ts';

interface TimelineProps {
  readonly order: calls.Order;
  readonly siteId: string;
}

export function Timeline({ order, siteId }: TimelineProps): ReactNode {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Panel title={say.timeline}>
      <AddNote order={order} siteId={siteId} />
      <ol className="stack">
        {order.events.toReversed().map((event) => (
          <li
            key={event.id}
            className={`stack snug words ${styles['event']} ${event.kind === 'note' ? styles['note'] : ''}`}
          >
            <span className={styles['words']}>{eventWords(event, order)}</span>
            <span className={`hint ${styles['detail']}`}>
              <time dateTime={new Date(event.at).toISOString()}>{date.format(event.at)}</time>
              {event.actor !== null && ` · ${event.actor}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function AddNote({ order, siteId }: TimelineProps): ReactNode {
  const [text, setText] = useState('');
  const noting = useOrderChange(siteId, {
    run: () => call(calls.note, { site: siteId, order: order.id, body: { text } }),
    said: say.noteAdded,
    onDone: () => setText(''),
  });
  return (
    <NoteForm
      label={say.note}
      hint={say.buyersDontSeeNotes}
      rows={2}
      value={text}
      onChange={setText}
      action={say.addNote}
      isIdle={text.trim() === ''}
      noting={noting}
    />
  );
}
