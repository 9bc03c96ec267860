/** The sites the account works on. */
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { visitAddress } from '#domain/accounts/site-presence.ts';
import { useMe } from '../session.ts';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { SitePicture } from './site-picture.tsx';
import styles from './sites.module.css';

export function Sites(): ReactNode {
  const sites = useMe().data?.sites ?? [];
  return (
    <Screen title="Your sites" width="wide">
      {sites.length === 0 ? (
        <EmptyState title="No site yet">
          Nobody has given you a site to work on. Ask whoever invited you to add you to theirs.
        </EmptyState>
      ) : (
        <ul className={styles['grid']}>
          {sites.map((site) => (
            <li key={site.id} className={styles['card']}>
              <Link to={`/sites/${site.id}`} className={styles['link']}>
                <SitePicture url={site.url} />
                <span className={styles['words']}>
                  <span className={styles['name']}>{site.name}</span>
                  <span className={styles['host']}>{new URL(site.url).host}</span>
                </span>
              </Link>
              <a className={styles['open']} href={visitAddress(site.id)} target="_blank" rel="noreferrer">
                <ArrowUpRight size={16} aria-hidden="true" />
                <span className="visually-hidden">Open {site.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
