/** What the site's pages fetch from others and keep, as this browser sees it, and a page about it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type Finding, findingsOf } from '#domain/consent/observations.ts';
import type { FoundService } from '#domain/consent/scan.ts';
import { fill } from '../fill.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { Button } from '../ui/button.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { Progress } from '../ui/progress.tsx';
import { useAction } from '../ui/use-action.ts';
import { FoundList, PageList } from './found-list.tsx';
import type { useConsent } from './use-consent.ts';
import { type Scanned, useScan } from './use-scan.ts';
import * as say from './words/en.ts';
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
    <Panel title={say.whatYourSiteLoads} description={say.opensYourPublishedPagesUnseenIn}>
      <Stack>
        {error !== undefined && <Failure title={say.couldntReadThePages} error={error} onRetry={start} />}
        {isRunning && <UnderWay scanned={scanned} />}
        <div role="status">{scanned && !isRunning && <Summary scanned={scanned} count={found.length} />}</div>
        {scanned && scanned.silent.length > 0 && (
          <Notice tone="warning">
            {fill(say.thesePagesDidNotAnswerSo, { silent: scanned.silent.join(', ') })}
          </Notice>
        )}
        <Found found={found} form={form} />
        <div className="cluster loose">
          {isRunning ? (
            <Button onClick={stop}>{say.stop}</Button>
          ) : (
            <Button onClick={start}>{scanned ? say.scanAgain : say.scanYourSite}</Button>
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
            {say.saveCategories}
          </Button>
          <p>{say.yourSiteBlocksEachServiceUntil}</p>
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
      <Progress label={say.pagesScanned} share={pageCount === 0 ? undefined : doneCount / pageCount} />
      <p>
        {pageCount === 0 ? say.scanComplete : fill(say.donecountOfPagecountPages, { doneCount, pageCount })}
      </p>
    </div>
  );
}

function Summary({ scanned, count }: { readonly scanned: Scanned; readonly count: number }): ReactNode {
  const { isAll, pageCount, doneCount } = scanned;
  if (doneCount < pageCount)
    return <p>{fill(say.stoppedAfterDonecountOfPagecountPages, { doneCount, pageCount })}</p>;
  const looked = isAll
    ? fill(say.allPagecountPagesScanned, { pageCount })
    : fill(say.theFirstPagecountPagesScanned, { pageCount });
  const nothing = say.noPageLoadsAnythingFromOther;
  return <p>{count === 0 ? `${looked} ${nothing}` : looked}</p>;
}

function PolicyPage({
  site,
  found,
  form,
}: ScanPanelProps & { readonly found: readonly FoundService[] }): ReactNode {
  const siteTitle = useQuery(siteSettingsQuery(site)).data?.title ?? say.thisSite;
  const navigate = useNavigate();
  const ownCookies = form.value?.optionalCookies ?? [];
  const writing = useAction(
    () => writePolicy(site, { siteTitle, found, ownCookies }, form.stored.data?.consent),
    {
      said: ({ isNew }) => (isNew ? undefined : say.theListOfServicesIsUp),
      isFailureShown: true,
      onDone: ({ id }) => navigate(`/sites/${site}/edit/${id}`),
    },
  );
  return (
    <>
      {writing.error && <Failure title={say.couldntCreateThePage} error={writing.error} />}
      <div className="cluster loose">
        <Button tone="primary" isBusy={writing.isPending} onClick={() => writing.mutate()}>
          {say.createACookiePage}
        </Button>
      </div>
      <p>{say.thePageStartsAsADraft}</p>
    </>
  );
}
