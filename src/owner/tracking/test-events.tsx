/** What the owner does on the site while testing, as it happens: none of it is counted. */
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { visitAddress } from '#domain/accounts/site-presence.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { readTestEvents } from '#domain/tracking/calls-events.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import tables from '../figures/number-table.module.css';
import { SHORT_LOCALE } from '../language.ts';
import { useSite } from '../session.ts';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import styles from './events-panel.module.css';
import * as say from './words/en.ts';

const EVERY_MS = 3000;

export function TestEventsScreen(): ReactNode {
  const { id: siteId } = useSite();
  const timeZone = useTimeZone(siteId);
  const found = useQuery({
    queryKey: ['visitors', siteId, 'test-events'],
    queryFn: ({ signal }) => call(readTestEvents, { site: siteId }, { signal }),
    refetchInterval: EVERY_MS,
  });
  const { events } = found.data ?? {};
  const format = dateFormat(SHORT_LOCALE, timeZone, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const open = (
    <a className="lit" href={visitAddress(siteId)} target="_blank" rel="noreferrer">
      {say.openSite}
    </a>
  );
  return (
    <Screen
      title={say.testEvents}
      description={say.updatesEveryFewSeconds}
      above={{ to: '..', label: say.visitors }}
      width="wide"
      actions={open}
    >
      <NotRead query={found} />
      {events?.length === 0 && (
        <EmptyState title={say.nothingInTheLast30Minutes} picture={<FlaskConical size={32} />} action={open}>
          {say.openYourSiteInAnotherTab}
        </EmptyState>
      )}
      {events && events.length > 0 && (
        <Panel>
          <div className="scroll words" aria-live="polite">
            <table className={tables['table']}>
              <thead>
                <tr>
                  <th scope="col">{say.nameOfTheEvent}</th>
                  <th scope="col">{say.page}</th>
                  <th scope="col">{say.time}</th>
                </tr>
              </thead>
              <tbody>
                {events.map(({ id, at, name, path, data }) => (
                  <tr key={id}>
                    <th scope="row">
                      <span className="block clip">{wordsOf(name)}</span>
                      <span className={`block clip hint ${styles['data']}`} title={data}>
                        {detailsOf(data)}
                      </span>
                    </th>
                    <td>{path}</td>
                    <td>{format.format(at)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
      )}
    </Screen>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  view: say.pageViewed,
  'button-render': say.buttonSeen,
  'button-click': say.buttonClicked,
  'form-render': say.formSeen,
  'form-submit': say.formSubmitted,
  overlay: say.popupOpenedOrUsed,
  RecordQuickView: say.itemSeenInQuickView,
  scroll: say.pageScrolled,
  download: say.fileDownloaded,
  video: say.videoPlayed,
};

/** What owners call it; a name of their own stays as it is. */
function wordsOf(name: string): string {
  const [kind = '', ...subject] = name.split(' ');
  const known = NAMES[kind];
  return known === undefined ? name : [known, ...subject].join(' ');
}

/** The words in what came with it, without their names. */
function detailsOf(data: string): string {
  try {
    const { subject: _subject, id: _id, ...rest } = JSON.parse(data) as Readonly<Record<string, unknown>>;
    return Object.values(rest)
      .filter((value) => typeof value === 'string' && value !== '')
      .join(' · ');
  } catch {
    // It was too long, and has been cut.
    return data;
  }
}
