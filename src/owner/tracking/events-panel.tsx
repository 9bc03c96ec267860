/** Events that the owner named, and those that scripts send, each with how often it happened. */
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type CountedEvent, deleteEvent, readEvents } from '#domain/tracking/calls-events.ts';
import { call } from '../api.ts';
import { formatCount } from '../figures/format.ts';
import tables from '../figures/number-table.module.css';
import { fill } from '../fill.ts';
import { useMay } from '../session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Panel } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { EventDialog, KIND_LABELS } from './event-dialog.tsx';
import styles from './events-panel.module.css';
import type { Choice } from './period-choice.ts';
import * as say from './words/en.ts';

interface EventsPanelProps {
  readonly siteId: string;
  readonly choice: Choice;
}

export function EventsPanel({ siteId, choice }: EventsPanelProps): ReactNode {
  const maySet = useMay('config.settings');
  const [isNew, setNew] = useState(false);
  const [leaving, setLeaving] = useState<CountedEvent>();
  const query = { ...choice.period, ...choice.filters };
  const found = useQuery({
    queryKey: ['visitors', siteId, 'events', query],
    queryFn: ({ signal }) => call(readEvents, { site: siteId, query }, { signal }),
    placeholderData: (before) => before,
  });
  const { events = [], forms = [], popups = [] } = found.data ?? {};
  return (
    <div className="before">
      <Panel
        title={say.events}
        actions={
          <>
            <Link className="lit" to="test-events">
              {say.testEvents}
            </Link>
            {maySet && (
              <Button icon={<Plus size={16} />} onClick={() => setNew(true)}>
                {say.newEvent}
              </Button>
            )}
          </>
        }
      >
        <NotRead query={found} />
        {found.data && events.length === 0 && (
          <p className={styles['nothing']}>{say.nameWhatMattersADownloadAVideo}</p>
        )}
        {events.length > 0 && (
          <table className={tables['table']}>
            <thead>
              <tr>
                <th scope="col">{say.nameOfTheEvent}</th>
                <th scope="col">{say.visitorsColumn}</th>
                <th scope="col">{say.timesColumn}</th>
                {maySet && <td />}
              </tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <Row
                  key={event.id ?? event.name}
                  event={event}
                  {...(maySet ? { onDelete: () => setLeaving(event) } : {})}
                />
              ))}
            </tbody>
          </table>
        )}
      </Panel>
      {isNew && <EventDialog {...{ siteId, forms, popups }} onClose={() => setNew(false)} />}
      {leaving && <DeleteEvent siteId={siteId} event={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}

interface RowProps {
  readonly event: CountedEvent;
  readonly onDelete?: () => void;
}

function Row({ event: { id, name, kind, visitors, count }, onDelete }: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        <span className="block clip">{name}</span>
        <span className="block hint">{kind ? KIND_LABELS[kind] : say.sentByYourCode}</span>
      </th>
      <td>{formatCount(visitors)}</td>
      <td>{formatCount(count)}</td>
      {onDelete && (
        <td>
          {id !== null && (
            <IconButton
              label={fill(say.deleteTheEventName, { name })}
              size="small"
              icon={<Trash2 size={14} />}
              onClick={onDelete}
            />
          )}
        </td>
      )}
    </tr>
  );
}

interface DeleteEventProps {
  readonly siteId: string;
  readonly event: CountedEvent;
  readonly onClose: () => void;
}

function DeleteEvent({ siteId, event, onClose }: DeleteEventProps): ReactNode {
  const deleting = useAction(() => call(deleteEvent, { site: siteId, event: event.id ?? '' }), {
    reads: ['visitors', siteId],
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      title={fill(say.deleteName, { name: event.name })}
      description={say.thisStopsCountingTheEvent}
      action={say.deleteLabel}
      isOpen
      isBusy={deleting.isPending}
      onClose={onClose}
      onConfirm={() => deleting.mutate()}
    />
  );
}
