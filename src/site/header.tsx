/** The site's header: name or logo, navigation, and on narrow screens the same navigation folded away. */

import type { ReactNode } from 'react';
import { mediaUrl } from '#domain/media/media.ts';
import type { NavigationEntry } from '#domain/page.ts';
import type { SharedContext } from './context.ts';
import type { LoadedPage } from './load-page.ts';

interface HeaderProps {
  readonly loaded: LoadedPage;
  readonly shared: SharedContext;
}

export function SiteHeader({ loaded, shared }: HeaderProps): ReactNode {
  const { site } = loaded;
  const entries = site.navigation.main;
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <a className="site-name" href="/" {...current(shared.page.path === '/')}>
          <SiteName loaded={loaded} />
        </a>
        {entries.length > 0 && (
          <>
            <nav className="site-nav" aria-label="Main">
              <Entries entries={entries} shared={shared} />
            </nav>
            <details className="site-menu">
              <summary>
                <span className="visually-hidden">Menu</span>
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                  <path className="menu-closed" d="M3 7h18M3 12h18M3 17h18" />
                  <path className="menu-open" d="M5 5l14 14M19 5L5 19" />
                </svg>
              </summary>
              <nav aria-label="Main, folded">
                <Entries entries={entries} shared={shared} />
              </nav>
            </details>
          </>
        )}
      </div>
    </header>
  );
}

function SiteName({ loaded }: Pick<HeaderProps, 'loaded'>): ReactNode {
  const { settings } = loaded.site;
  const logo = settings.logo && loaded.media.get(settings.logo.id);
  if (!logo) return settings.title;
  return (
    <img src={mediaUrl(logo)} alt={settings.title} width={logo.width || 120} height={logo.height || 40} />
  );
}

export function Entries({
  entries,
  shared,
}: {
  entries: readonly NavigationEntry[];
  shared: SharedContext;
}): ReactNode {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryLink entry={entry} shared={shared} />
          {entry.children && entry.children.length > 0 && (
            <Entries entries={entry.children} shared={shared} />
          )}
        </li>
      ))}
    </ul>
  );
}

function EntryLink({ entry, shared }: { entry: NavigationEntry; shared: SharedContext }): ReactNode {
  const href = shared.href(entry.link);
  if (href === undefined) return <span>{entry.title}</span>;
  return (
    <a href={href} {...current(href === shared.page.path)}>
      {entry.title}
    </a>
  );
}

function current(isCurrent: boolean): { 'aria-current'?: 'page' } {
  return isCurrent ? { 'aria-current': 'page' } : {};
}
