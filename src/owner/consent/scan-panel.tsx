/** What the site's pages fetch from others and keep, as this browser sees it, and a page about it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type Finding, findingsOf } from '#domain/consent/observations.ts';
import type { FoundService } from '#domain/consent/scan.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { Button } from '../ui/button.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { Progress } from '../ui/progress.tsx';
import { useAction } from '../ui/use-action.ts';
import { FoundList, PageList } from './found-list.tsx';
import type { useConsent } from './use-consent.ts';
import { type Scanned, useScan } from './use-scan.ts';
import { writePolicy } from './write-policy.ts';

interface ScanPanelProps {
  readonly site: string;
  readonly form: ReturnType<typeof useConsent>;
}

export function ScanPanel({ site, form }: ScanPanelProps): ReactNode {
  const { phase, scanned, error, start, stop } = useScan(site);
  const found = scanned ? findingsOf(scanned.marked, scanned.seen, form.value?.assigned ?? []) : [];
  const isRunning = phase === 'running';
  return (
    <Panel
      title="What your site loads"
      description="Opens your published pages in this browser, unseen, and notes what they would ask of others and keep. Nothing gets through: nobody follows you."
    >
      <Stack>
        {error !== undefined && <Failure title="The pages could not be read" error={error} onRetry={start} />}
        {isRunning && <UnderWay scanned={scanned} />}
        <div role="status">{scanned && !isRunning && <Summary scanned={scanned} count={found.length} />}</div>
        {scanned && scanned.silent.length > 0 && (
          <Notice tone="warning">
            {`These pages did not answer, so only what they are written in was read: ${scanned.silent.join(', ')}`}
          </Notice>
        )}
        <Found found={found} form={form} />
        <div className="cluster loose">
          {isRunning ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <Button onClick={start}>{scanned ? 'Look through them again' : 'Look through the pages'}</Button>
          )}
        </div>
        {scanned && phase === 'done' && <PolicyPage site={site} found={found} form={form} />}
      </Stack>
    </Panel>
  );
}

function Found({ found, form }: Pick<ScanPanelProps, 'form'> & { readonly found: readonly Finding[] }) {
  const assigned = form.value?.assigned ?? [];
  const hasUnknown = found.some(({ unknown }) => unknown);
  return (
    <>
      <FoundList found={found} assigned={assigned} onAssign={(next) => form.set({ assigned: next })} />
      {hasUnknown && (
        <div>
          <Button isBusy={form.isSaving} disabled={!form.isChanged} onClick={form.save}>
            Keep what they are for
          </Button>
          <p>Your site holds each back until a visitor has allowed what you say it is for.</p>
        </div>
      )}
      <PageList found={found} />
    </>
  );
}

function UnderWay({ scanned }: { readonly scanned: Scanned | undefined }): ReactNode {
  const { doneCount = 0, pageCount = 0 } = scanned ?? {};
  return (
    <div>
      <Progress label="Pages looked through" share={pageCount === 0 ? undefined : doneCount / pageCount} />
      <p>{pageCount === 0 ? 'The pages are read.' : `${doneCount} of ${pageCount} pages`}</p>
    </div>
  );
}

function Summary({ scanned, count }: { readonly scanned: Scanned; readonly count: number }): ReactNode {
  const { isAll, pageCount, doneCount } = scanned;
  if (doneCount < pageCount) return <p>{`Stopped after ${doneCount} of ${pageCount} pages.`}</p>;
  const looked = `${isAll ? 'All' : 'The first'} ${pageCount} pages were looked through.`;
  const nothing = 'None of them loads anything from others, or keeps anything in browsers.';
  return <p>{count === 0 ? `${looked} ${nothing}` : looked}</p>;
}

function PolicyPage({
  site,
  found,
  form,
}: ScanPanelProps & { readonly found: readonly FoundService[] }): ReactNode {
  const siteTitle = useQuery(siteSettingsQuery(site)).data?.title ?? 'This site';
  const navigate = useNavigate();
  const ownCookies = form.value?.optionalCookies ?? [];
  const writing = useAction(
    () => writePolicy(site, { siteTitle, found, ownCookies }, form.stored.data?.consent),
    {
      said: ({ isNew }) =>
        isNew ? undefined : 'The list of services is up to date. All your own words are as they were.',
      isFailureShown: true,
      onDone: ({ id }) => navigate(`/sites/${site}/edit/${id}`),
    },
  );
  return (
    <>
      {writing.error && <Failure title="The page was not made" error={writing.error} />}
      <div className="cluster loose">
        <Button tone="primary" isBusy={writing.isPending} onClick={() => writing.mutate()}>
          Write a page about it
        </Button>
      </div>
      <p>
        The page is a draft: go through it, fill in who you are, and publish it. Where it is there already,
        only its list of services is written anew.
      </p>
    </>
  );
}
