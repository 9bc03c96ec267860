/** One experiment: what comes of it, what is changed for it, and starting, stopping and deciding it. */
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type ExperimentEntry, remove, stop } from '#domain/experiments/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useMay, useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { type Fact, Facts } from '../ui/facts.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Notices, Panel, Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { ChangedPages } from './changed-pages.tsx';
import { ExperimentDialog } from './experiment-dialog.tsx';
import { goalWords, STATUS_TONES, STATUS_WORDS, shortVersion } from './in-words.ts';
import { keyOf, useExperiment } from './queries.ts';
import { ResultsPanel } from './results-panel.tsx';
import { StartDialog } from './start-dialog.tsx';
import * as say from './words/en.ts';

export function ExperimentScreen(): ReactNode {
  const site = useSite();
  const { experiment: id = '' } = useParams();
  const { data, error, refetch } = useExperiment(site.id, id);
  const above = { to: `/sites/${site.id}/analytics/experiments`, label: say.title };
  if (!data)
    return (
      <Screen title={say.experiment} above={above}>
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Screen>
    );
  const { experiment, results, pages, isCounting } = data;
  return (
    <Screen title={experiment.name} above={above} actions={<Actions experiment={experiment} />}>
      {!isCounting && (
        <Notices>
          <Notice tone="warning">{say.notCounting}</Notice>
        </Notices>
      )}
      <ResultsPanel experiment={experiment} results={results} />
      {(experiment.status !== 'decided' || pages.length > 0) && (
        <ChangedPages experiment={experiment} pages={pages} />
      )}
      <About experiment={experiment} />
    </Screen>
  );
}

function Actions({ experiment }: { readonly experiment: ExperimentEntry }): ReactNode {
  const { id: site } = useSite();
  const timeZone = useTimeZone(site);
  const [open, setOpen] = useState<'edit' | 'start'>();
  const mayChange = useMay('config.settings');
  const mayPublish = useMay('config.publish');
  const { status } = experiment;
  const isOn = status === 'running' || status === 'planned';
  const isOpen = !isOn && status !== 'decided';
  const close = () => setOpen(undefined);
  return (
    <>
      {mayChange && !isOn && <Remove experiment={experiment} />}
      {mayChange && isOpen && <Button onClick={() => setOpen('edit')}>{say.edit}</Button>}
      {mayPublish && isOn && <Stop experiment={experiment} />}
      {mayPublish && isOpen && timeZone !== undefined && (
        <Button tone="primary" onClick={() => setOpen('start')}>
          {status === 'stopped' ? say.startAgain : say.start}
        </Button>
      )}
      {open === 'edit' && <ExperimentDialog siteId={site} experiment={experiment} onClose={close} />}
      {open === 'start' && timeZone !== undefined && (
        <StartDialog siteId={site} experiment={experiment} timeZone={timeZone} onClose={close} />
      )}
    </>
  );
}

function Stop({ experiment: { id, name } }: { readonly experiment: ExperimentEntry }): ReactNode {
  const { id: site } = useSite();
  const action = useAction(() => call(stop, { site, experiment: id }), {
    said: say.isStopped,
    reads: keyOf(site),
  });
  const stopping = useConfirmed(action, {
    title: fill(say.stopTitle, { name }),
    description: say.stopText,
    action: say.stop,
  });
  return (
    <>
      <Button onClick={() => stopping.ask(undefined)}>{say.stop}</Button>
      {stopping.dialog}
    </>
  );
}

function Remove({ experiment: { id, name } }: { readonly experiment: ExperimentEntry }): ReactNode {
  const { id: site } = useSite();
  const navigate = useNavigate();
  const action = useAction(() => call(remove, { site, experiment: id }), {
    said: say.isDeleted,
    reads: [...keyOf(site), 'list'],
    onDone: () => void navigate(`/sites/${site}/analytics/experiments`),
  });
  const removing = useConfirmed(action, {
    title: fill(say.removeTitle, { name }),
    description: say.removeText,
    action: say.remove,
    isDangerous: true,
  });
  return (
    <>
      <Button onClick={() => removing.ask(undefined)}>{say.remove}</Button>
      {removing.dialog}
    </>
  );
}

function About({ experiment }: { readonly experiment: ExperimentEntry }): ReactNode {
  const timeZone = useTimeZone(useSite().id);
  const { status, goal, share, weights, versions, startsAt, endsAt, winner } = experiment;
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const facts: Fact[] = [
    [
      say.status,
      <Badge key="status" tone={STATUS_TONES[status]}>
        {STATUS_WORDS[status]}
        {winner !== null && `: ${shortVersion(winner)}`}
      </Badge>,
    ],
    [say.goal, goalWords(goal)],
    [say.share, fill(say.sharePercent, { share })],
    ...(weights
      ? [
          [
            say.split,
            weights
              .map(
                (each, index) =>
                  `${shortVersion(versions[index] ?? '')} ${fill(say.onlyPercent, { share: each })}`,
              )
              .join(', '),
          ] as const,
        ]
      : []),
    ...(startsAt === null
      ? []
      : [[status === 'planned' ? say.starts : say.started, date.format(startsAt)] as const]),
    ...(startsAt === null
      ? []
      : [[endWords(status), endsAt ? date.format(endsAt) : say.untilStopped] as const]),
  ];
  return (
    <>
      <Panel title={say.details}>
        <Facts facts={facts} />
      </Panel>
      <Panel title={say.howVisitorsAreAssigned} description={say.assignment} />
    </>
  );
}

function endWords(status: ExperimentEntry['status']): string {
  return status === 'planned' || status === 'running' ? say.ends : say.ended;
}
