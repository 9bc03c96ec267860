/** Plans when a page goes live or goes offline, in the site's own time. */

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { callOff, schedule } from '#domain/content/calls-publishing.ts';
import { formatLocalTime, readLocalTime } from '#domain/locale/local-time.ts';
import { FAILED_TO_LOAD_TIME_ZONE } from '#domain/owner-area/messages.ts';
import { HOUR_MS } from '#domain/time.ts';
import { call, messageOf } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSite } from '../session.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { hasLaterChanges, hasNothingNew } from '../ui/document-state.ts';
import { TextField } from '../ui/field.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { showToast } from '../ui/toasts.tsx';
import * as texts from './words/en.ts';

export interface ScheduleDialogProps {
  readonly document: {
    readonly id: string;
    readonly title: string;
    readonly draftId: string | null;
    readonly publishedId: string | null;
    readonly scheduledId: string | null;
    readonly scheduledAt: number | null;
    readonly scheduledAction: 'publish' | 'unpublish' | null;
  };
  readonly onClose: () => void;
}

export function ScheduleDialog(props: ScheduleDialogProps): ReactNode {
  const { id: siteId } = useSite();
  const { data, error, refetch } = useQuery(siteSettingsQuery(siteId));
  // The field begins with a time, which only the site's clock can say.
  if (data) return <Schedule {...props} timeZone={data.timeZone} />;
  if (!error) return null;
  return (
    <Dialog
      title={fill(texts.scheduleTitle, { title: props.document.title })}
      isOpen
      onClose={props.onClose}
      size="small"
    >
      <Failure title={FAILED_TO_LOAD_TIME_ZONE} error={error} onRetry={() => void refetch()} />
    </Dialog>
  );
}

function Schedule(props: ScheduleDialogProps & { readonly timeZone: string }): ReactNode {
  const { document, timeZone, onClose } = props;
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const [action, setAction] = useState(document.scheduledAction ?? 'publish');
  const [local, setLocal] = useState(() => formatLocalTime(document.scheduledAt ?? nextHour(), timeZone));
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const at = readLocalTime(local, timeZone);
  const when = at === undefined ? '' : whenIn(timeZone, at);
  const own = { site: siteId, document: document.id };

  const run = (answer: Promise<unknown>, done: string) => {
    setIsBusy(true);
    answer.then(
      async () => {
        await refresh();
        showToast(done);
        onClose();
      },
      (failure: unknown) => {
        setError(messageOf(failure));
        setIsBusy(false);
      },
    );
  };
  const isIdle = action === 'publish' && hasNothingNew(document);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isIdle) return;
    if (at === undefined) setError(texts.chooseADateAndTime);
    else run(call(schedule, { ...own, body: { at, action } }), fill(texts.scheduledForWhen, { when }));
  };

  return (
    <Dialog
      title={fill(texts.scheduleTitle, { title: document.title })}
      description={action === 'publish' && !isIdle && texts.theCurrentDraftIsScheduledLater}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          {document.scheduledAt !== null && (
            <Button onClick={() => run(call(callOff, own), texts.scheduleCancelled)}>
              {texts.cancelSchedule}
            </Button>
          )}
          {document.scheduledAt === null && <Button onClick={onClose}>{texts.cancel}</Button>}
          <Button tone="primary" type="submit" form="schedule" isBusy={isBusy} disabled={isIdle}>
            {texts.schedule}
          </Button>
        </>
      }
    >
      <form id="schedule" onSubmit={submit} noValidate>
        <Stack>
          {error && <Notice tone="danger">{error}</Notice>}
          {document.publishedId !== null && (
            <Segmented
              label={texts.action}
              value={action}
              options={[
                { value: 'publish', label: texts.publishTheDraft },
                { value: 'unpublish', label: texts.unpublish },
              ]}
              onChange={setAction}
            />
          )}
          {hasLaterChanges(document) && <Notice tone="warning">{texts.thePageHasChangedSinceYou}</Notice>}
          {isIdle && <Notice tone="info">{texts.visitorsAlreadySeeThisDraftChange}</Notice>}
          <TextField
            label={texts.dateAndTime}
            type="datetime-local"
            value={local}
            onChange={setLocal}
            hint={when}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function nextHour(): number {
  return Math.ceil((Date.now() + HOUR_MS) / HOUR_MS) * HOUR_MS;
}

/** The zone is named where it is not the one of this device. */
function whenIn(timeZone: string, at: number): string {
  const words = new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(at);
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return here === timeZone ? words : fill(texts.wordsInTheSitesTimeZone, { words, timeZone });
}
