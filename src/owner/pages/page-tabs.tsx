/** Between the pages themselves and the menus that lead to them. */
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSite } from '../session.ts';
import styles from './pages.module.css';

export function PageTabs(): ReactNode {
  const { id } = useSite();
  return (
    <nav className={styles['tabs']} aria-label="Pages and menus">
      <NavLink to={`/sites/${id}/pages`} className={styles['tab'] ?? ''}>
        All pages
      </NavLink>
      <NavLink to={`/sites/${id}/navigation`} className={styles['tab'] ?? ''}>
        Menus, header and footer
      </NavLink>
    </nav>
  );
}
