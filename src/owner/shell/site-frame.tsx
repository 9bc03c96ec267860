/** The frame around the screens of a site: a rail, which becomes a bar at the bottom on phones. */
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, Outlet, useParams } from 'react-router';
import { lastSiteCookie } from '#domain/accounts/last-site.ts';
import { visitAddress } from '#domain/accounts/site-presence.ts';
import { useMe, useSite } from '../session.ts';
import { AccountCorner } from './account-corner.tsx';
import styles from './frame.module.css';
import { Mark } from './mark.tsx';
import { Nowhere } from './nowhere.tsx';
import { SiteNavigation } from './site-navigation.tsx';
import * as say from './words/en.ts';

export function SiteFrame(): ReactNode {
  const { site: id } = useParams();
  const { data } = useMe();
  return data?.sites.some((site) => site.id === id) ? <Frame /> : <Nowhere />;
}

function Frame(): ReactNode {
  const site = useSite();
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one waits for a promise
    document.cookie = lastSiteCookie(site.id);
  }, [site.id]);
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#screen">
        {say.skipToContent}
      </a>
      <header className={styles['rail']}>
        <div className={`row tight ${styles['top']}`}>
          <Link to="/sites" className={`centre fixed ${styles['home']}`} aria-label={say.allSites}>
            <Mark />
          </Link>
          <span className="grow clip strong" title={site.name}>
            {site.name}
          </span>
          <a
            className={`centre fixed ${styles['visit']}`}
            href={visitAddress(site.id)}
            target="_blank"
            rel="noreferrer"
            aria-label={say.openTheSite}
          >
            <ExternalLink size={15} aria-hidden="true" />
          </a>
        </div>
        <SiteNavigation site={site} />
        <div className={styles['foot']}>
          <AccountCorner />
        </div>
      </header>
      <main id="screen" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
    </div>
  );
}
