/** The next steps of a site until there are none: each leads to the place where it is done. */
import { useQuery } from '@tanstack/react-query';
import { Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#domain/calls/call.ts';
import { type Lack, readChecklist } from '#domain/checklist/calls.ts';
import { call } from '../api.ts';
import { Panel } from '../ui/page.tsx';
import styles from './home-card.module.css';

type Lacking = AnswerOf<typeof readChecklist>['lacks'][number];
type NamedPage = NonNullable<Lacking['pages']>[number];

const some = (count: number, one: string, many: string) => (count === 1 ? `One ${one}` : `${count} ${many}`);

const WORDS: Readonly<Record<Lack, (count: number) => string>> = {
  'site-description': () => 'The site has no description for search engines',
  favicon: () => 'The site has no favicon of its own',
  'page-descriptions': (count) => some(count, 'page lacks a description', 'pages lack descriptions'),
  'picture-words': (count) => some(count, 'picture lacks alternative text', 'pictures lack alternative text'),
  'empty-pages': (count) => some(count, 'page is empty', 'pages are empty'),
  'sample-words': (count) => some(count, 'page still has sample text', 'pages still have sample text'),
  'example-products': (count) =>
    some(count, 'example product is still in the shop', 'example products are still in the shop'),
  'first-product': () => 'The shop has nothing to sell yet',
  payments: () => 'Nobody can pay the shop with real money yet',
  delivery: () => 'Buyers cannot read how they get what they order',
  seller: () => 'Invoices lack your name and address',
  unpublished: (count) => some(count, 'thing is not published yet', 'things are not published yet'),
};

/** Where it is done, down to the field. */
const PLACES: Readonly<Partial<Record<Lack, string>>> = {
  'site-description': 'settings/search#description',
  favicon: 'settings/basics#icon',
  'picture-words': 'media?kind=no-alt',
  'example-products': 'products',
  'first-product': 'products',
  payments: 'settings/payments',
  delivery: 'settings/delivery',
  seller: 'settings/invoices#name',
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
  // Where it cannot be had, the first screen is whole without it; and once all is done, nobody needs it.
  if (!data || data.lacks.length === 0) return null;
  return (
    <Panel title="Next steps" description={`${data.done} of ${data.of} are done.`}>
      <ul className={styles['steps']}>
        {data.lacks.map((lack) => (
          <li key={lack.kind} className={styles['step']}>
            <Circle size={15} aria-hidden="true" />
            <Step siteId={siteId} lack={lack} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Step({ siteId, lack }: { readonly siteId: string; readonly lack: Lacking }): ReactNode {
  const { kind, count, pages = [] } = lack;
  const words = WORDS[kind](count);
  const place = PLACES[kind];
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
      <ul className={styles['pages']} aria-labelledby={`lack-${kind}`}>
        {pages.map((page) => (
          <li key={page.id}>
            <Link to={`/sites/${siteId}/${placeOn(kind, page)}`}>{page.title || 'Untitled'}</Link>
          </li>
        ))}
        {others > 0 && <li>and {others} more</li>}
      </ul>
    </div>
  );
}
