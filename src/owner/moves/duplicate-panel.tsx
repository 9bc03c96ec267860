/** A second site that begins with all that this one holds: to try something out, or as a start for the next client. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { duplicates, type Move } from '#domain/moves/calls.ts';
import { siteIdentifierOf } from '#domain/settings/site-identifier.ts';
import { readAll } from '#domain/sites/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { rich } from '../rich.tsx';
import { ME_KEY, useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { useLocale } from '../use-locale.ts';
import { isUnderWay, movesKey, movesQuery } from './move.ts';
import { RunningPanel } from './move-progress.tsx';
import * as say from './words/en.ts';

export function DuplicatePanel({ siteId }: { readonly siteId: string }): ReactNode {
  const of = { calls: duplicates, site: siteId };
  const list = useQuery(movesQuery(of));
  const [latest] = list.data ?? [];
  useNewSite(latest);
  if (list.error || !list.data) return <NotRead query={list} />;
  if (latest && isUnderWay(latest))
    return <RunningPanel title={say.creatingTheDuplicate} of={of} move={latest} />;
  return (
    <Stack>
      {latest && <Outcome move={latest} />}
      <DuplicateForm siteId={siteId} />
    </Stack>
  );
}

function DuplicateForm({ siteId }: { readonly siteId: string }): ReactNode {
  const { name } = useSite();
  const [title, setTitle] = useState(fill(say.nameCopy, { name }));
  const [written, setWritten] = useState<string>();
  const locale = useLocale(siteId);
  const identifier = written ?? siteIdentifierOf(title, locale);
  const sites = useQuery({ queryKey: ['sites'], queryFn: ({ signal }) => call(readAll, {}, { signal }) });
  const start = useAction(() => call(duplicates.start, { site: siteId, body: { title, identifier } }), {
    reads: movesKey({ calls: duplicates, site: siteId }),
    isFailureShown: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!start.isPending) start.mutate();
  };
  return (
    <Panel title={say.duplicateThisSite} description={say.copiesPagesDraftsPicturesProductsAnd}>
      <form onSubmit={submit}>
        <Stack>
          {start.error && <Failure title={say.notDuplicated} error={start.error} />}
          <TextField
            label={say.newSiteName}
            autoComplete="off"
            required
            maxLength={100}
            value={title}
            onChange={setTitle}
          />
          <TextField
            label={say.address}
            hint={say.youCanAddYourOwnDomain}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
            maxLength={50}
            suffix={sites.data && `.${sites.data.siteDomain}`}
            value={identifier}
            onChange={(next) => setWritten(next.toLowerCase())}
          />
          <div>
            <Button type="submit" tone="primary" isBusy={start.isPending}>
              {say.duplicate}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}

function Outcome({ move: { report, message } }: { readonly move: Move }): ReactNode {
  if (report?.kind !== 'duplicate') return <Notice tone="danger">{message}</Notice>;
  return (
    <>
      <Notice tone="good">
        {rich(say.duplicateCreatedIdentifierVisitorsCanSee, {
          identifier: report.identifier,
          link: (inside) => <Link to={`/sites/${report.siteId}`}>{inside}</Link>,
        })}
      </Notice>
      {report.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
    </>
  );
}

/** It is among the sites of the account as soon as it is there. */
function useNewSite(latest: Move | undefined): void {
  const queryClient = useQueryClient();
  const made = latest?.report?.kind === 'duplicate' ? latest.report.siteId : undefined;
  useEffect(() => {
    if (made === undefined) return;
    void queryClient.invalidateQueries({ queryKey: ME_KEY });
    void queryClient.invalidateQueries({ queryKey: ['sites'] });
  }, [made, queryClient]);
}
