/** A submission with its values and notes. Opening it marks it as read. */

import { ChevronLeft, ChevronRight, Inbox, MailWarning, OctagonAlert, Reply, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormSubmission, NotedSubmission } from '#domain/forms/calls-inbox.ts';
import type { SpamReason } from '#domain/forms/weigh-spam.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { Button, ButtonLink, type ButtonProps, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { screenHeading } from '../../ui/list-focus.ts';
import { NotRead } from '../../ui/not-read.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMediaQuery } from '../../use-media-query.ts';
import { SenderLists } from './sender-lists.tsx';
import { SubmissionNotes } from './submission-notes.tsx';
import { SubmissionValues } from './submission-values.tsx';
import styles from './submissions.module.css';
import { allOf, replyLink, titleOf, useSubmission, type useSubmissions } from './submissions.ts';
import { type SubmissionMark, useSubmissionMarks } from './use-submission-marks.ts';
import * as say from './words/en.ts';

interface SubmissionDialogProps {
  readonly siteId: string;
  readonly id: string;
  /** The list that previous and next refer to. */
  readonly list: ReturnType<typeof useSubmissions>;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export function SubmissionDialog({ siteId, id, list, onOpen, onClose }: SubmissionDialogProps): ReactNode {
  const read = useSubmission(siteId, id);
  const timeZone = useTimeZone(siteId);
  const submission = read.data?.submission;
  const place = useRef<HTMLDivElement>(null);
  const beside = useNeighbours(list, id);
  const focusAfter = useRowAfter(id, beside);
  useReadMark(siteId, submission);
  useStepKeys(place, (step) => {
    const next = step === 1 ? beside.next : beside.previous;
    if (next !== undefined) onOpen(next);
  });
  const when = dateFormat(LOCALE, timeZone, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <Dialog
      title={submission ? titleOf(submission).who : say.submission}
      description={
        submission &&
        fill(say.formnameOnPagepathCreatedat, {
          formName: submission.formName || say.form,
          pagePath: submission.pagePath,
          createdAt: when.format(submission.createdAt),
        })
      }
      isOpen
      onClose={onClose}
      focusAfter={focusAfter}
      footer={
        <>
          <Steps {...beside} onOpen={onOpen} />
          {submission && <Actions siteId={siteId} submission={submission} onClose={onClose} />}
        </>
      }
    >
      <div ref={place}>
        <NotRead query={read} />
        {submission && <Content key={id} siteId={siteId} submission={submission} />}
      </div>
    </Dialog>
  );
}

interface ContentProps {
  readonly siteId: string;
  readonly submission: NotedSubmission;
}

function Content({ siteId, submission }: ContentProps): ReactNode {
  const { spamReasons } = submission;
  return (
    <>
      {spamReasons.length > 0 && (
        <div className="after">
          <Notice tone="warning">{spamReasons.map((reason) => REASONS[reason]).join(' ')}</Notice>
        </div>
      )}
      <SubmissionValues submission={submission} />
      <SenderLists siteId={siteId} submission={submission} />
      <SubmissionNotes siteId={siteId} submission={submission} />
    </>
  );
}

const REASONS: Readonly<Record<SpamReason, string>> = {
  honeypot: say.aFieldHiddenFromPeopleWas,
  'no-captcha': say.sentWithoutACaptchaFromA,
  'captcha-unchecked': say.theCaptchaServiceWasNotAvailable,
  'too-fast': say.sentFasterThanAPersonCan,
  links: say.containsManyLinks,
  repeated: say.theSameTextWasSentSeveral,
};

interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The neighbours in the list. Older ones are fetched ahead of time. */
function useNeighbours(list: SubmissionDialogProps['list'], id: string): Neighbours {
  const ids = allOf(list.data).map((each) => each.id);
  const index = ids.indexOf(id);
  const isNearEnd = index >= 0 && index >= ids.length - 2;
  const { hasNextPage, isFetching, fetchNextPage } = list;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
  return { previous: index > 0 ? ids[index - 1] : undefined, next: index >= 0 ? ids[index + 1] : undefined };
}

/** The row of the open submission, not always the one the dialog was opened from; its neighbour if it is gone. */
function useRowAfter(id: string, { previous, next }: Neighbours): () => HTMLElement | null {
  const beside = useRef<string>(undefined);
  useEffect(() => {
    beside.current = next ?? previous ?? beside.current;
  }, [next, previous]);
  const rowOf = (each = '') => document.querySelector<HTMLElement>(`[data-submission="${each}"] button`);
  return () => rowOf(id) ?? rowOf(beside.current) ?? screenHeading();
}

const KEYS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 };

/** Only within the dialog: other dialogs and text fields keep their keys. */
function useStepKeys(place: { readonly current: HTMLElement | null }, onStep: (step: 1 | -1) => void): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      const target = event.target as HTMLElement;
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
      const isHere = place.current?.closest('[role="dialog"]')?.contains(target);
      if (!step || !isPlain || !isHere || target.matches('input, textarea, select')) return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place]);
}

function Steps({ previous, next, onOpen }: Neighbours & Pick<SubmissionDialogProps, 'onOpen'>): ReactNode {
  const step = (label: string, keys: string, icon: ReactNode, to: string | undefined) => (
    <IconButton
      label={label}
      keys={keys}
      icon={icon}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onOpen(to)}
    />
  );
  return (
    <div className={styles['steps']}>
      {step(say.newer, 'K', <ChevronLeft />, previous)}
      {step(say.older, 'J', <ChevronRight />, next)}
    </div>
  );
}

/** Once per opening, so that marking it unread again lasts. */
function useReadMark(siteId: string, submission: FormSubmission | undefined): void {
  const sorting = useSubmissionMarks(siteId);
  const marked = useRef('');
  const mark = useRef(sorting.mark);
  const id = submission?.id ?? '';
  const isUnread = submission?.isRead === false;
  useEffect(() => {
    if (id === '' || marked.current === id) return;
    marked.current = id;
    if (isUnread) void mark.current([id], { isRead: true }, true);
  }, [id, isUnread]);
}

interface FootButtonProps extends Pick<ButtonProps, 'tone' | 'onClick'> {
  readonly label: string;
  readonly icon: ReactNode;
}

/** With labels if there is room for all of them. */
function FootButton({ label, icon, tone = 'normal', onClick }: FootButtonProps): ReactNode {
  const isNarrow = useMediaQuery('(max-width: 480px)');
  if (isNarrow) return <IconButton label={label} icon={icon} onClick={onClick} />;
  return (
    <Button tone={tone} onClick={onClick}>
      {label}
    </Button>
  );
}

interface ActionsProps {
  readonly siteId: string;
  readonly submission: FormSubmission;
  readonly onClose: () => void;
}

function Actions({ siteId, submission, onClose }: ActionsProps): ReactNode {
  const { id, isSpam } = submission;
  const reply = replyLink(submission);
  const [isAsking, setIsAsking] = useState(false);
  const sorting = useSubmissionMarks(siteId);
  const mark = (change: SubmissionMark) => {
    onClose();
    void sorting.mark([id], change);
  };
  const remove = async () => {
    const isDone = await sorting.remove([id]);
    setIsAsking(false);
    if (isDone) onClose();
  };
  return (
    <>
      {reply && (
        <ButtonLink tone="primary" icon={<Reply />} href={reply}>
          {say.reply}
        </ButtonLink>
      )}
      {isSpam ? (
        <FootButton label={say.notSpam} icon={<Inbox />} onClick={() => mark({ isSpam: false })} />
      ) : (
        <FootButton label={say.spam} icon={<OctagonAlert />} onClick={() => mark({ isSpam: true })} />
      )}
      <FootButton label={say.markAsUnread} icon={<MailWarning />} onClick={() => mark({ isRead: false })} />
      <FootButton tone="quiet" label={say.deleteLabel} icon={<Trash2 />} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        title={say.deleteThisSubmission}
        description={say.youCantUndoThis}
        action={say.deleteLabel}
        isOpen={isAsking}
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
