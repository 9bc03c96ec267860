/** What comes of an experiment: a sentence, then the numbers of each version, and the way to keep one. */
import { type ReactNode, useState } from 'react';
import { adopt, type ExperimentEntry, type ExperimentResults } from '#domain/experiments/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useMay, useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import {
  count,
  inPoints,
  percent,
  shortVersion,
  verdictTone,
  verdictWords,
  versionWords,
} from './in-words.ts';
import { keyOf } from './queries.ts';
import { RangeMark } from './range-mark.tsx';
import * as say from './words/en.ts';

interface ResultsPanelProps {
  readonly experiment: ExperimentEntry;
  readonly results: ExperimentResults;
}

type Version = ExperimentResults['versions'][number];

export function ResultsPanel({ experiment, results }: ResultsPanelProps): ReactNode {
  const { status, startsAt } = experiment;
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const mayAdopt = useMay('config.publish') && status !== 'decided' && startsAt !== null;
  const isBegun = startsAt !== null && status !== 'planned';
  const adopting = (version: string) => (
    <Adopt
      experiment={experiment}
      version={version}
      isWinner={results.verdict.kind === 'better' && results.verdict.version === version}
      onWaiting={setWaiting}
    />
  );
  return (
    <Panel title={say.results} footer={isBegun && <p className="hint grow">{say.holdsDaily}</p>}>
      <Stack>
        <Notice tone={isBegun ? verdictTone(results) : 'info'}>
          {isBegun ? verdictWords(results) : say.notStartedYet}
        </Notice>
        {waiting.length > 0 && (
          <Notice tone="warning">
            {fill(say.waitingPages, { titles: new Intl.ListFormat(LOCALE).format(waiting) })}
          </Notice>
        )}
        {isBegun && (
          <Listing
            label={say.results}
            rows={results.versions}
            idOf={({ version }) => version}
            columns={columnsOf(results, mayAdopt && adopting)}
            isBare
            empty={{ title: say.noVisitorsYet, children: '' }}
          />
        )}
      </Stack>
    </Panel>
  );
}

function columnsOf(
  { versions }: ExperimentResults,
  adopting: ((version: string) => ReactNode) | false,
): readonly Column<Version>[] {
  const widest = Math.max(
    ...versions.flatMap(({ difference: of }) => (of ? [Math.abs(of.low), of.high] : [])),
  );
  return [
    { title: say.version, kind: 'name', cell: ({ version }) => versionWords(version) },
    {
      title: say.visitors,
      kind: 'number',
      cell: ({ visitors }) => count(visitors),
      unit: ({ visitors }) => fill(say.visitorsUnit, { count: visitors }),
    },
    {
      title: say.reachedTheGoal,
      kind: 'number',
      cell: ({ reached }) => count(reached),
      unit: () => say.reachedUnit,
    },
    { title: say.rate, kind: 'number', cell: ({ visitors, rate }) => (visitors === 0 ? '–' : percent(rate)) },
    {
      title: say.comparedWithA,
      cell: ({ difference, visitors }) =>
        difference && visitors > 0 && <Compared difference={difference} widest={widest} />,
    },
    ...(adopting
      ? [{ title: say.actions, kind: 'actions' as const, cell: ({ version }: Version) => adopting(version) }]
      : []),
  ];
}

interface ComparedProps {
  readonly difference: NonNullable<Version['difference']>;
  readonly widest: number;
}

function Compared({ difference: { difference, low, high }, widest }: ComparedProps): ReactNode {
  return (
    <span className="stack snug start">
      <span>
        {fill(say.points, { difference: inPoints(difference) })}{' '}
        <span className="muted">{fill(say.between, { low: inPoints(low), high: inPoints(high) })}</span>
      </span>
      <RangeMark low={low} high={high} value={difference} widest={widest} />
    </span>
  );
}

interface AdoptProps {
  readonly experiment: ExperimentEntry;
  readonly version: string;
  readonly isWinner: boolean;
  readonly onWaiting: (titles: readonly string[]) => void;
}

function Adopt({ experiment, version, isWinner, onWaiting }: AdoptProps): ReactNode {
  const { id: site } = useSite();
  const named = shortVersion(version);
  const action = useAction(() => call(adopt, { site, experiment: experiment.id, body: { version } }), {
    reads: keyOf(site),
    said: ({ published }) => fill(say.adoptedPages, { count: published, version: named }),
    onDone: ({ waiting }) => onWaiting(waiting),
  });
  const adopting = useConfirmed(action, {
    title: fill(say.adoptTitle, { version: named }),
    description: say.adoptText,
    action: say.adopt,
  });
  return (
    <>
      <Button size="small" tone={isWinner ? 'primary' : 'normal'} onClick={() => adopting.ask(undefined)}>
        {version === experiment.versions[0] ? say.keepOriginal : say.adopt}
      </Button>
      {adopting.dialog}
    </>
  );
}
