/** The navigation of a site: a list in the rail, and on phones a bar with the first entries. */
import { Ellipsis } from 'lucide-react';
import { Fragment, type ReactNode, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type NavigationEntry, useFeatures } from '../feature.ts';
import type { SiteAccess } from '../session.ts';
import countStyles from '../ui/count.module.css';
import placeStyles from './count.module.css';
import { beginsGroup, currentOf, firstOf, navigationOf, shownOf } from './navigation.ts';
import styles from './site-navigation.module.css';
import * as say from './words/en.ts';

/** How many entries fit side by side on a phone. */
const MOST_ON_PHONES = 5;

export function SiteNavigation({ site }: { readonly site: SiteAccess }): ReactNode {
  const { pathname } = useLocation();
  const menuId = useId();
  const menu = useRef<HTMLUListElement>(null);
  const entries = shownOf(navigationOf(useFeatures()), site);
  const shown = firstOf(entries, entries.length > MOST_ON_PHONES ? MOST_ON_PHONES - 1 : entries.length);
  const more = entries.filter((entry) => !shown.includes(entry));
  const shownAt = pathname.slice(`/sites/${site.id}/`.length);
  const isInMore = more.some((entry) => currentOf(entry, shownAt) !== undefined);
  const link = (
    entry: NavigationEntry,
    { isMore = false, isFirst = false }: { isMore?: boolean; isFirst?: boolean },
  ): ReactNode => (
    <Link
      to={`/sites/${site.id}/${entry.path}`}
      className={`row control plain muted medium ${styles['entry']}`}
      aria-current={currentOf(entry, shownAt)}
      data-more={isMore || undefined}
      data-first={isFirst || undefined}
      onClick={() => menu.current?.hidePopover()}
    >
      <entry.icon size={17} aria-hidden="true" />
      <span>{entry.label}</span>
      {entry.count && <Count siteId={site.id} {...entry.count} />}
    </Link>
  );
  return (
    <nav className={`stack snug ${styles['navigation']}`} aria-label={say.site}>
      {entries.map((entry, index) => (
        <Fragment key={entry.path}>
          {link(entry, { isMore: !shown.includes(entry), isFirst: beginsGroup(entries, index) })}
        </Fragment>
      ))}
      {more.length > 0 && (
        <>
          <button
            type="button"
            className={`control plain muted medium ${styles['entry']} ${styles['more']}`}
            data-current={isInMore || undefined}
            popoverTarget={menuId}
          >
            <Ellipsis size={17} aria-hidden="true" />
            <span>{say.more}</span>
          </button>
          <ul ref={menu} id={menuId} popover="auto" className={styles['moreList']}>
            {more.map((entry, index) => (
              <li key={entry.path}>{link(entry, { isFirst: beginsGroup(more, index) })}</li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

interface CountProps extends NonNullable<NavigationEntry['count']> {
  readonly siteId: string;
}

function Count({ siteId, use: useNumber, words }: CountProps): ReactNode {
  const number = useNumber(siteId);
  if (number === 0) return null;
  return (
    <span className={`${countStyles['count']} push ${placeStyles['count']}`}>
      {number > MOST_COUNTED ? `${MOST_COUNTED}+` : number}
      <span className="visually-hidden"> {words}</span>
    </span>
  );
}

const MOST_COUNTED = 999;
