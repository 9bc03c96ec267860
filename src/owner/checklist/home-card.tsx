/** The next steps of a site until there are none: each leads to the place where it is done. */
import { useQuery } from '@tanstack/react-query';
import { Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#domain/calls/call.ts';
import { readChecklist } from '#domain/checklist/calls.ts';
import { type Lack, SET_UP } from '#domain/checklist/lacks.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { useMailOwners } from '../no-mail-server.tsx';
import { rich } from '../rich.tsx';
import { useSite } from '../session.ts';
import { settingsQuery } from '../site-settings/settings-query.ts';
import { useOpening } from '../site-settings/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/page.tsx';
import styles from './home-card.module.css';
import * as say from './words/en.ts';

type Lacking = AnswerOf<typeof readChecklist>['lacks'][number];
type NamedPage = NonNullable<Lacking['pages']>[number];

const WORDS: Readonly<Record<Lack, (count: number) => string>> = {
  'site-description': () => say.describeTheSiteForSearchEngines,
  favicon: () => say.chooseAFaviconTheIconIn,
  'first-product': () => say.addTheFirstProductToThe,
  payments: () => say.chooseHowBuyersPay,
  delivery: () => say.setUpDelivery,
  seller: () => say.addYourNameAndAddressFor,
  mail: () => say.setUpAMailServerSo,
  'page-descriptions': (count) => fill(say.describePagesForSearchEngines, { count }),
  'picture-words': (count) => fill(say.describeWhatPicturesShow, { count }),
  'empty-pages': (count) => fill(say.fillEmptyPages, { count }),
  'sample-facts': () => say.enterYourAddressHoursAndPhone,
  'sample-words': (count) => fill(say.replaceTheSampleTextInPlaces, { count }),
  'example-products': (count) => fill(say.replaceTheCountExampleProductsIn, { count }),
  'member-pages': (count) => fill(say.choosePagesForMembers, { count }),
  unpublished: (count) => fill(say.reviewUnpublishedChangesCount, { count }),
};

/** Where it is done, down to the field. */
const PLACES: Readonly<Partial<Record<Lack, string>>> = {
  'site-description': 'settings/search#description',
  favicon: 'settings/basics#icon',
  'picture-words': 'media?kind=no-alt',
  'example-products': 'products',
  'first-product': 'products',
  payments: 'settings/payments',
  delivery: 'delivery',
  seller: 'settings/invoices#name',
  mail: 'settings/mail-server',
  'sample-facts': 'settings/address',
  'member-pages': 'pages',
  unpublished: 'unpublished',
};

function placeOn(kind: Lack, { id, part }: NamedPage): string {
  if (kind === 'page-descriptions') return `edit/${id}#description`;
  return part === undefined ? `edit/${id}` : `edit/${id}#${part}`;
}

export function ChecklistCard({ siteId }: { readonly siteId: string }): ReactNode {
  const { data } = useQuery({
    // Changes with every document.
    queryKey: ['documents', siteId, 'checklist'],
    queryFn: ({ signal }) => call(readChecklist, { site: siteId }, { signal }),
  });
  const lacks = data?.lacks ?? [];
  // Where it cannot be had, the first screen is whole without it; and once all is done, nobody needs it.
  if (!data || lacks.length === 0) return null;
  const isSample = (kind: Lack): boolean => kind === 'sample-facts' || kind === 'sample-words';
  const isSetUp = (kind: Lack): boolean => (SET_UP as readonly Lack[]).includes(kind);
  const samples = lacks.filter(({ kind }) => isSample(kind));
  const setUp = lacks.filter(({ kind }) => isSetUp(kind));
  // As many as are listed above those for later.
  const now = samples.length + setUp.length;
  const recurring = lacks.filter(({ kind }) => !isSetUp(kind) && !isSample(kind));
  return (
    <Panel title={say.nextSteps} {...(now > 0 && { description: progressWords(data.done, now) })}>
      <Steps siteId={siteId} lacks={samples} />
      {samples.length > 0 && <WhoReadsThem siteId={siteId} />}
      <Steps siteId={siteId} lacks={setUp} />
      {now > 0 && recurring.length > 0 && <h3 className="caption before">{say.forLater}</h3>}
      <Steps siteId={siteId} lacks={recurring} />
    </Panel>
  );
}

/** They are not the owner's own, and whoever comes by reads them: unless the site is kept until it is ready. */
function WhoReadsThem({ siteId }: { readonly siteId: string }): ReactNode {
  const { permissions } = useSite();
  const { data: settings } = useQuery(settingsQuery(siteId));
  const opening = useOpening(siteId);
  if (!settings || settings.isClosed || !permissions.includes('config.settings')) return null;
  return (
    <p className={`cluster hint ${styles['readers']}`}>
      {rich(say.visitorsCanAlreadySeeItShow, {
        button: (inside) => (
          <Button size="small" isBusy={opening.isBusy} onClick={() => opening.set(false)}>
            {inside}
          </Button>
        ),
      })}
    </p>
  );
}

/** What is done stays done: what is added later is counted below, or among what is left. */
function progressWords(done: number, left: number): string {
  return done === 0 ? fill(say.leftToDo, { left }) : fill(say.doneDoneLeftToDo, { done, left });
}

interface StepsProps {
  readonly siteId: string;
  readonly lacks: readonly Lacking[];
}

function Steps({ siteId, lacks }: StepsProps): ReactNode {
  if (lacks.length === 0) return null;
  return (
    <ul>
      {lacks.map((lack) => (
        <li key={lack.kind} className={`row top ${styles['step']}`}>
          <Circle size={15} aria-hidden="true" />
          <Step siteId={siteId} lack={lack} />
        </li>
      ))}
    </ul>
  );
}

function Step({ siteId, lack }: { readonly siteId: string; readonly lack: Lacking }): ReactNode {
  const { kind, count, pages = [] } = lack;
  const words = WORDS[kind](count);
  const owners = useMailOwners();
  const place = PLACES[kind];
  if (kind === 'mail' && owners !== undefined)
    return <p>{fill(say.emailsDontReachYourBuyersYet, { owners })}</p>;
  if (place !== undefined)
    return (
      <Link to={`/sites/${siteId}/${place}`} className={styles['words']}>
        {words}
      </Link>
    );
  const others = count - pages.length;
  return (
    <div>
      <p id={`lack-${kind}`}>{words}</p>
      <ul className={`cluster hint ${styles['pages']}`} aria-labelledby={`lack-${kind}`}>
        {pages.map((page) => (
          <li key={page.id}>
            <Link to={`/sites/${siteId}/${placeOn(kind, page)}`}>{page.title || say.untitled}</Link>
          </li>
        ))}
        {others > 0 && <li>{fill(say.andOthersMore, { others })}</li>}
      </ul>
    </div>
  );
}
