/** What the site's pages fetch from others, and a page about it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { scanSite } from '#domain/consent/calls.ts';
import { CATEGORY_WORDS, OPTIONAL_CATEGORIES } from '#domain/consent/categories.ts';
import type { FoundService } from '#domain/consent/scan.ts';
import { call } from '../api.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { showToast } from '../ui/toasts.tsx';
import styles from './consent.module.css';
import { writePolicy } from './write-policy.ts';

interface ScanPanelProps {
  readonly site: string;
  readonly ownCookies: readonly string[];
}

export function ScanPanel({ site, ownCookies }: ScanPanelProps): ReactNode {
  const siteTitle = useQuery(siteSettingsQuery(site)).data?.title ?? 'This site';
  const navigate = useNavigate();
  const scan = useMutation({ mutationFn: () => call(scanSite, { site }) });
  const writing = useMutation({
    mutationFn: (found: readonly FoundService[]) => writePolicy(site, { siteTitle, found, ownCookies }),
    onSuccess: ({ id, isNew }) => {
      if (!isNew) showToast('The list of services is up to date. All your own words are as they were.');
      return navigate(`/sites/${site}/edit/${id}`);
    },
  });
  const { data } = scan;
  return (
    <Panel
      title="What your site loads"
      description="Looks through your published pages as a visitor gets them."
    >
      <Stack>
        {scan.error && <Failure title="The pages could not be read" error={scan.error} />}
        {writing.error && <Failure title="The page was not made" error={writing.error} />}
        <div role="status">{data && <Summary {...data} />}</div>
        {data && <FoundList found={data.found} />}
        <div className={styles['actions']}>
          <Button isBusy={scan.isPending} onClick={() => scan.mutate()}>
            {data ? 'Look through them again' : 'Look through the pages'}
          </Button>
          {data && (
            <Button tone="primary" isBusy={writing.isPending} onClick={() => writing.mutate(data.found)}>
              Write a page about it
            </Button>
          )}
        </div>
        {data && (
          <p>
            The page is a draft: go through it, fill in who you are, and publish it. Where it is there
            already, only its list of services is written anew.
          </p>
        )}
      </Stack>
    </Panel>
  );
}

interface SummaryProps {
  readonly pageCount: number;
  readonly isAll: boolean;
  readonly found: readonly FoundService[];
}

function Summary({ pageCount, isAll, found }: SummaryProps): ReactNode {
  const looked = `${isAll ? 'All' : 'The first'} ${pageCount} pages were looked through.`;
  const nothing = 'None of them loads anything from others, or keeps anything in browsers.';
  return <p>{found.length === 0 ? `${looked} ${nothing}` : looked}</p>;
}

function FoundList({ found }: { readonly found: readonly FoundService[] }): ReactNode {
  return OPTIONAL_CATEGORIES.map((category) => {
    const here = found.filter((each) => each.category === category);
    if (here.length === 0) return null;
    return (
      <section key={category} aria-label={CATEGORY_WORDS[category].label}>
        <h3>{CATEGORY_WORDS[category].label}</h3>
        <ul className={styles['log']}>
          {here.map(({ service, cookies, pages }) => (
            <li key={service}>
              <strong>{service || 'Code of your own, or of a company nobody knows'}</strong>
              <span>
                {cookies.length > 0 ? `Keeps ${cookies.join(', ')}` : 'Keeps nothing that is known'}
              </span>
              <span>{pages.length === 1 ? `On ${pages[0]}` : `On ${pages.length} pages`}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
