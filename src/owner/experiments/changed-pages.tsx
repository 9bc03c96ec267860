/** The pages that say something else in a version, and how to change one. */
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExperimentEntry, ExperimentPage } from '#domain/experiments/calls.ts';
import { useSite } from '../session.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Panel } from '../ui/page.tsx';
import * as say from './words/en.ts';

const STATUS: Column<ExperimentPage> = {
  title: say.status,
  kind: 'amount',
  cell: ({ isPublished }) => !isPublished && <Badge tone="warning">{say.notPublishedYet}</Badge>,
};

interface ChangedPagesProps {
  readonly experiment: ExperimentEntry;
  readonly pages: readonly ExperimentPage[];
}

export function ChangedPages({ experiment, pages }: ChangedPagesProps): ReactNode {
  const { id: site } = useSite();
  const { data } = useQuery(siteSettingsQuery(site));
  const version = experiment.versions[1] ?? '';
  const addressOf = (id: string) => `/sites/${site}/edit/${id}?version=${experiment.key}=${version}`;
  const columns: readonly Column<ExperimentPage>[] = [
    { title: say.page, kind: 'name', cell: ({ title }) => title },
    ...(pages.every(({ isPublished }) => isPublished) ? [] : [STATUS]),
  ];
  const homePageId = data?.homePageId;
  const canChange = experiment.status !== 'decided';
  return (
    <Panel
      title={say.whatIsChanged}
      description={canChange && say.whatIsChangedHint}
      actions={
        canChange &&
        pages.length === 0 &&
        homePageId && (
          <ButtonLink icon={<Pencil />} href={addressOf(homePageId)}>
            {say.openHomePage}
          </ButtonLink>
        )
      }
    >
      {pages.length === 0 ? (
        <p className="hint">{say.nothingIsChangedYet}</p>
      ) : (
        <Listing
          label={say.whatIsChanged}
          rows={pages}
          idOf={({ id }) => id}
          columns={columns}
          open={({ id }) => addressOf(id)}
          isBare
          empty={{ title: '', children: '' }}
        />
      )}
    </Panel>
  );
}
