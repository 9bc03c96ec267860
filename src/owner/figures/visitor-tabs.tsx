/** What is known of visitors, on screens beside each other: who came, how fast pages were, which version works. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSite } from '../session.ts';
import styles from './visitor-tabs.module.css';
import * as say from './words/en.ts';

const TABS = [
  { path: 'analytics', label: say.overview },
  { path: 'analytics/speed', label: say.speed },
  { path: 'analytics/experiments', label: say.experiments },
] as const;

export function VisitorTabs(): ReactNode {
  const { id } = useSite();
  const { pathname } = useLocation();
  return (
    <nav className="cluster after" aria-label={say.visitors}>
      {TABS.map(({ path, label }) => {
        const to = `/sites/${id}/${path}`;
        return (
          <Link
            key={path}
            to={to}
            className={`plain muted medium ${styles['tab']}`}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
