/** The frame around screens that belong to no site: a bar at the top. */
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { AccountCorner } from './account-corner.tsx';
import styles from './frame.module.css';
import { Mark } from './mark.tsx';
import * as say from './words/en.ts';

export function AccountFrame(): ReactNode {
  return (
    <div className={styles['plain']}>
      <a className={styles['skip']} href="#screen">
        {say.skipToContent}
      </a>
      <header className={`row loose between ${styles['bar']}`}>
        <Link to="/sites" className={`row plain strong ${styles['brand']}`}>
          <Mark />
          {say.vitrine}
        </Link>
        <AccountCorner />
      </header>
      <main id="screen" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
