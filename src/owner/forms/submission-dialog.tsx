/** One submission, with all that was entered. Opening it marks it as read. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormSubmission } from '#domain/forms/submission.ts';
import { type KeptValue, partsOf, summarize } from '#domain/forms/summarize.ts';
import type { SpamReason } from '#domain/forms/weigh-spam.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { api } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import { showToast } from '../ui/toasts.tsx';
import styles from './submissions.module.css';
import { submissionsPath, titleOf, useDeleting, useMarking } from './submissions.ts';

interface SubmissionDialogProps {
  readonly siteId: string;
  readonly id: string;
  readonly onClose: () => void;
}

export function SubmissionDialog({ siteId, id, onClose }: SubmissionDialogProps): ReactNode {
  const read = useQuery({
    queryKey: ['submissions', siteId, id],
    queryFn: ({ signal }) =>
      api.get<{ readonly submission: FormSubmission }>(`${submissionsPath(siteId)}/${id}`, { signal }),
  });
  const timeZone = useTimeZone(siteId);
  const submission = read.data?.submission;
  useReadMark(siteId, submission);
  const when = dateFormat('en', timeZone, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <Dialog
      title={submission ? titleOf(submission).who : 'Submission'}
      description={
        submission &&
        `${submission.formName || 'Form'} on ${submission.pagePath}, ${when.format(submission.createdAt)}`
      }
      isOpen
      onClose={onClose}
      footer={submission && <Footer siteId={siteId} submission={submission} onClose={onClose} />}
    >
      {read.isPending && <Loading />}
      {read.error && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {submission && submission.spamReasons.length > 0 && (
        <div className={styles['reasons']}>
          <Notice tone="warning">{submission.spamReasons.map((reason) => REASONS[reason]).join(' ')}</Notice>
        </div>
      )}
      {submission && (
        <dl className={styles['values']}>
          {submission.content.map((kept) => (
            <div key={kept.id}>
              <dt>{kept.label}</dt>
              <dd>
                <Value kept={kept} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}

const REASONS: Readonly<Record<SpamReason, string>> = {
  honeypot: 'A field that people cannot see was filled in.',
  'no-captcha': 'It came from a browser without scripts, and without the captcha.',
  'too-fast': 'It was sent faster than anybody can write.',
  links: 'It holds many links.',
  repeated: 'The same text came several times.',
};

function Value({ kept }: { readonly kept: KeptValue }): ReactNode {
  const text = summarize(kept);
  if (kept.type === 'email' && text.includes('@')) return <a href={`mailto:${text}`}>{text}</a>;
  if (kept.type !== 'likert') return text;
  return partsOf(kept)?.map(({ label, text: answer }) => (
    <span key={label} className={styles['answer']}>
      {label}: <strong>{answer}</strong>
    </span>
  ));
}

/** Once for each opening: marking it unread again stays. */
function useReadMark(siteId: string, submission: FormSubmission | undefined): void {
  const { mutate } = useMarking(siteId);
  const hasMarked = useRef(false);
  const unreadId = submission?.isRead === false ? submission.id : undefined;
  useEffect(() => {
    if (unreadId === undefined || hasMarked.current) return;
    hasMarked.current = true;
    mutate({ id: unreadId, isRead: true });
  }, [unreadId, mutate]);
}

interface FooterProps {
  readonly siteId: string;
  readonly submission: FormSubmission;
  readonly onClose: () => void;
}

function Footer({ siteId, submission, onClose }: FooterProps): ReactNode {
  const { id, isSpam } = submission;
  const [isAsking, setIsAsking] = useState(false);
  const marking = useMarking(siteId);
  const deleting = useDeleting(siteId, () => {
    showToast('The submission is deleted.');
    onClose();
  });
  const mark = (change: { isRead?: boolean; isSpam?: boolean }) =>
    marking.mutate({ id, ...change }, { onSuccess: onClose });
  return (
    <>
      <Button onClick={() => mark({ isSpam: !isSpam })}>{isSpam ? 'Not spam' : 'Spam'}</Button>
      <Button onClick={() => mark({ isRead: false })}>Mark as unread</Button>
      <Button tone="danger" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        title="Delete this submission?"
        description="It is gone for good."
        action="Delete"
        isOpen={isAsking}
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate([id])}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
