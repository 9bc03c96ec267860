/** Around the screens of a site: one quiet rail, which becomes a bar at the bottom on phones. */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, Outlet, useParams } from 'react-router';
import { visitAddress } from '#domain/accounts/site-presence.ts';
import { useMe, useSite } from '../session.ts';
import { AccountCorner } from './account-corner.tsx';
import styles from './frame.module.css';
import { Mark } from './mark.tsx';
import { SITE_NAVIGATION } from './navigation.ts';
import { Nowhere } from './nowhere.tsx';

export function SiteFrame(): ReactNode {
  const { site: id } = useParams();
  const { data } = useMe();
  return data?.sites.some((site) => site.id === id) ? <Frame /> : <Nowhere />;
}

function Frame(): ReactNode {
  const site = useSite();
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#screen">
        Skip to content
      </a>
      <header className={styles['rail']}>
        <div className={styles['top']}>
          <Link to="/sites" className={styles['home']} aria-label="All sites">
            <Mark />
          </Link>
          <span className={styles['siteName']} title={site.name}>
            {site.name}
          </span>
          <a
            className={styles['visit']}
            href={visitAddress(site.id)}
            target="_blank"
            rel="noreferrer"
            aria-label="Open the site"
          >
            <ExternalLink size={15} aria-hidden="true" />
          </a>
        </div>
        <nav className={styles['navigation']} aria-label="Site">
          {SITE_NAVIGATION.filter(
            ({ permission }) => permission === undefined || site.permissions.includes(permission),
          ).map(({ path, label, icon: Icon }) => (
            <NavLink
              key={label}
              to={`/sites/${site.id}/${path}`}
              end={path === ''}
              className={styles['entry'] ?? ''}
            >
              <Icon size={17} aria-hidden="true" />
              <span>{label}</span>
            </NavLink>
          ))}
        </nav>
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
