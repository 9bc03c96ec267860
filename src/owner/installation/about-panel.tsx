/** Which Vitrine this is, how it is doing, and how much there is in it. */

import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Finding, type FolderSizes, readAbout } from '#domain/installation/calls.ts';
import { formatFileSize } from '#domain/media/file-size.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSite } from '../session.ts';
import { type Fact, Facts } from '../ui/facts.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './about.module.css';
import * as say from './words/en.ts';

const SINCE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
const ENGINES = { sqlite: say.embeddedSqlite, postgres: 'PostgreSQL' } as const;
const ICONS = { good: CircleCheck, note: Info, problem: CircleAlert } as const;

export function AboutPanel(): ReactNode {
  const about = useQuery({
    queryKey: ['about'],
    queryFn: ({ signal }) => call(readAbout, {}, { signal }),
  });
  if (about.error) return <Failure error={about.error} onRetry={() => void about.refetch()} />;
  if (!about.data) return <Loading label={say.loading} />;
  const { version, node, engine, startedAt, dataDir, ownerOrigin, siteDomain, sizes, counts, findings } =
    about.data;
  const count = (of: string) => (counts[of] ?? 0).toLocaleString(LOCALE);
  return (
    <>
      <Panel title={fill(say.vitrineVersion, { version })}>
        <Facts
          facts={[
            [say.runningSince, SINCE.format(startedAt)],
            [say.database, ENGINES[engine]],
            [say.node, node],
            [say.ownerArea, ownerOrigin],
            [say.sitesAnswerOn, `*.${siteDomain}`],
            [say.dataFolder, dataDir],
            [
              say.included,
              <Link key="features" to="/settings/billing/upgrade">
                {say.allFeaturesAndServices}
              </Link>,
            ],
            [
              say.builtOn,
              <Link key="licences" to="/licences">
                {say.openSourceLicences}
              </Link>,
            ],
          ]}
        />
      </Panel>
      <Panel title={say.health}>
        <ul className="stack loose">
          {findings.map((finding) => (
            <FindingRow key={finding.about + finding.said} finding={finding} />
          ))}
        </ul>
      </Panel>
      <Panel title={say.storage}>
        <Room sizes={sizes} isEmbedded={engine === 'sqlite'} />
      </Panel>
      <Panel title={say.content}>
        <Facts
          facts={[
            [say.sites, count('sites')],
            [say.pages, count('pages')],
            [say.postsAndOtherItems, count('items')],
            [say.files, count('files')],
            [say.versions, count('revisions')],
          ]}
        />
      </Panel>
    </>
  );
}

const SEVERITY = { good: say.good, note: say.note, problem: say.problem } as const;

function FindingRow({ finding }: { readonly finding: Finding }): ReactNode {
  const site = useSite();
  const Icon = ICONS[finding.state];
  // What the command line is told to do has a screen here.
  const isOfJobs = finding.about === 'Jobs' && finding.state === 'problem';
  return (
    <li className={styles['finding']} data-state={finding.state}>
      <Icon size={16} aria-label={SEVERITY[finding.state]} role="img" />
      <div>
        <span className="strong">{finding.about}</span>
        <p>
          {finding.said}{' '}
          {isOfJobs ? <Link to={`/sites/${site.id}/settings/jobs`}>{say.view}</Link> : finding.remedy}
        </p>
      </div>
    </li>
  );
}

interface RoomProps {
  readonly sizes: FolderSizes;
  readonly isEmbedded: boolean;
}

function Room({ sizes, isEmbedded }: RoomProps): ReactNode {
  const { total, ...parts } = sizes;
  const known = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  const rows = [
    ...(isEmbedded ? [{ name: say.database, bytes: parts.database }] : []),
    { name: say.picturesAndFiles, bytes: parts.media },
    { name: say.picturesInSeveralSizes, bytes: parts.cache },
    { name: say.archives, bytes: parts.moves },
    { name: say.other, bytes: Math.max(0, total - known) },
  ];
  return (
    <Facts
      facts={[
        ...rows.map(({ name, bytes }): Fact => [name, <Share key={name} {...{ bytes, total }} />]),
        [
          say.total,
          <span key="together" className="strong">
            {formatFileSize(total)}
          </span>,
        ],
      ]}
    />
  );
}

function Share({ bytes, total }: { readonly bytes: number; readonly total: number }): ReactNode {
  return (
    <>
      <span className={`soft ${styles['bar']}`} aria-hidden="true">
        <span style={{ width: `${total > 0 ? (100 * bytes) / total : 0}%` }} />
      </span>
      <span className={styles['size']}>{formatFileSize(bytes)}</span>
    </>
  );
}
