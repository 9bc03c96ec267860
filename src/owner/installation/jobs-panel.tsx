/** What Vitrine does by itself: waiting, under way, done, and what failed for good. */

import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as installation from '#domain/installation/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useMe } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, Failure } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Loading } from '../ui/spinner.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import styles from './jobs.module.css';
import { splitError } from './split-error.ts';
import * as say from './words/en.ts';

const LOOK_AGAIN_MS = 3000;
const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const STATUSES = [
  { value: 'dead', label: say.failed },
  { value: 'waiting', label: say.waiting },
  { value: 'running', label: say.running },
  { value: 'done', label: say.done },
] as const satisfies readonly { value: installation.JobStatus; label: string }[];
const NONE: Readonly<Record<installation.JobStatus, { readonly title: string; readonly words: string }>> = {
  dead: { title: say.noFailedJobs, words: say.jobsThatFailAppearHereWith },
  waiting: {
    title: say.noWaitingJobs,
    words: say.upcomingJobsSuchAsScheduledPublishing,
  },
  running: { title: say.noRunningJobs, words: say.mostJobsFinishWithinASecond },
  done: { title: say.noRecentJobs, words: say.finishedJobsStayHereForA },
};

/** A call about jobs, and what is said when it worked. */
function useJobCall(run: () => Promise<unknown>, done: string) {
  return useAction(run, { said: done, reads: ['jobs'] });
}

export function JobsPanel(): ReactNode {
  const [status, setStatus] = useState<installation.JobStatus>('dead');
  const list = useQuery({
    queryKey: ['jobs', status],
    queryFn: ({ signal }) => call(installation.readJobs, { query: { status } }, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: (before) => before,
  });
  const retryAll = useJobCall(() => call(installation.retryJobs, {}), say.jobsRestarted);
  const counts = list.data?.counts ?? {};
  // What is shown while another status is asked for belongs to the one before.
  const jobs = list.isPlaceholderData ? undefined : list.data?.jobs;
  return (
    <Panel
      title={say.jobs}
      description={say.tasksVitrineRunsInTheBackground}
      actions={
        status === 'dead' &&
        (counts['dead'] ?? 0) > 1 && (
          <Button isBusy={retryAll.isPending} onClick={() => retryAll.mutate()}>
            {say.runAllAgain}
          </Button>
        )
      }
    >
      <Segmented
        label={say.whichJobs}
        value={status}
        options={STATUSES.map(({ value, label }) => ({ value, label: `${label} ${counts[value] ?? 0}` }))}
        onChange={setStatus}
      />
      {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {!jobs && !list.error && <Loading />}
      {jobs?.length === 0 && (
        <EmptyState title={NONE[status].title} picture={<ListChecks size={28} />}>
          {NONE[status].words}
        </EmptyState>
      )}
      <ul className={`stack snug ${styles['list']}`}>
        {jobs?.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </Panel>
  );
}

function JobRow({ job }: { readonly job: installation.Job }): ReactNode {
  const { words, siteId, status, lastError } = job;
  const sites = useMe().data?.sites ?? [];
  const site = sites.find(({ id }) => id === siteId)?.name;
  return (
    <li className="cluster lined">
      <div className={`stack snug words ${styles['words']}`}>
        <span className="strong">{words}</span>
        <span className="hint">
          {site !== undefined && `${site} · `}
          {timeOf(job)}
        </span>
        {lastError && status !== 'done' && <JobError text={lastError} />}
      </div>
      {status === 'dead' && <DeadActions job={job} />}
    </li>
  );
}

function timeOf({ status, attempts, runAt, createdAt, finishedAt }: installation.Job): string {
  const values = { attempts, runAt: WHEN.format(runAt) };
  if (status === 'waiting') return fill(attempts > 0 ? say.againRunat : say.dueRunat, values);
  if (status === 'running') return fill(say.sinceRunat, values);
  return fill(say.endedTriedAttemptsTimes, { attempts, ended: WHEN.format(finishedAt ?? createdAt) });
}

function JobError({ text }: { readonly text: string }): ReactNode {
  const { said, rest } = splitError(text);
  return (
    <>
      <span className="small bad">{said}</span>
      {rest !== '' && (
        <details className={`hint ${styles['rest']}`}>
          <summary>{say.more}</summary>
          <pre>{rest}</pre>
        </details>
      )}
    </>
  );
}

function DeadActions({ job }: { readonly job: installation.Job }): ReactNode {
  const retry = useJobCall(() => call(installation.retryJob, { job: job.id }), say.jobRestarted);
  const giveUp = useJobCall(() => call(installation.discardJob, { job: job.id }), say.jobCancelled);
  const givingUp = useConfirmed(giveUp, {
    title: say.cancelThisJob,
    description: fill(say.wordsWillNotRun, { words: job.words }),
    action: say.cancelJob,
  });
  return (
    <div className="row tight">
      <Button size="small" isBusy={retry.isPending} onClick={() => retry.mutate()}>
        {say.runAgain}
      </Button>
      <Button size="small" tone="quiet" onClick={() => givingUp.ask()}>
        {say.cancelJob}
      </Button>
      {givingUp.dialog}
    </div>
  );
}
