/** The experiments of a site, and the way to a new one. */
import { FlaskConical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExperimentEntry } from '#domain/experiments/calls.ts';
import { VisitorTabs } from '../figures/visitor-tabs.tsx';
import { LOCALE } from '../language.ts';
import { useMay, useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Screen } from '../ui/page.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { ExperimentDialog } from './experiment-dialog.tsx';
import { goalWords, STATUS_TONES, STATUS_WORDS } from './in-words.ts';
import { useExperiments } from './queries.ts';
import * as say from './words/en.ts';

export function ExperimentsScreen(): ReactNode {
  const { id: site } = useSite();
  const navigate = useNavigate();
  const list = useExperiments(site);
  const columns = useColumns(site);
  const mayChange = useMay('config.settings');
  const [isOpen, setOpen] = useState(false);
  const addressOf = (id: string) => `/sites/${site}/analytics/experiments/${id}`;
  const begin = mayChange && (
    <Button tone="primary" onClick={() => setOpen(true)}>
      {say.newExperiment}
    </Button>
  );
  const isEmpty = list.data?.experiments.length === 0;
  return (
    <Screen title={say.title} description={!isEmpty && say.about} actions={!isEmpty && begin}>
      <VisitorTabs />
      <Listing
        label={say.title}
        query={list}
        rows={list.data?.experiments}
        idOf={({ id }) => id}
        columns={columns}
        open={({ id }) => addressOf(id)}
        empty={{
          title: say.noExperimentsYet,
          picture: <FlaskConical size={32} />,
          children: say.showsVersions,
          action: begin,
        }}
      />
      {isOpen && (
        <ExperimentDialog
          siteId={site}
          experiment={undefined}
          onClose={() => setOpen(false)}
          onDone={({ id }) => void navigate(addressOf(id))}
        />
      )}
    </Screen>
  );
}

function useColumns(site: string): readonly Column<ExperimentEntry>[] {
  const timeZone = useTimeZone(site);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone });
  return [
    { title: say.name, kind: 'name', cell: ({ name }) => name, sortBy: ({ name }) => name },
    {
      title: say.status,
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Badge>,
      sortBy: ({ status }) => STATUS_WORDS[status],
    },
    { title: say.goal, cell: ({ goal }) => goalWords(goal), sortBy: ({ goal }) => goalWords(goal) },
    {
      title: say.started,
      kind: 'date',
      cell: ({ startsAt }) => (startsAt === null ? '' : date.format(startsAt)),
      sortBy: ({ startsAt }) => startsAt ?? 0,
    },
  ];
}
