/** The site's header: name or logo, navigation, and on narrow screens the same navigation folded away. */

import type { ReactNode } from 'react';
import { z } from 'zod';
import { linkSchema } from '#domain/links/link.ts';
import { mediaUrl } from '#domain/media/media.ts';
import type { NavigationEntry } from '#domain/page.ts';
import { HeaderCartLink } from './cart-link.tsx';
import type { SharedContext } from './context.ts';
import { areaMarks } from './edit/editing.ts';
import type { LayoutStyles } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { Sections } from './sections.tsx';

interface HeaderProps {
  readonly loaded: LoadedPage;
  readonly shared: SharedContext;
  readonly layout: LayoutStyles;
  /** Lies on the first section's picture, in that section's colours. */
  readonly isOverPicture: boolean;
}

export function SiteHeader({ loaded, shared, layout, isOverPicture }: HeaderProps): ReactNode {
  const { site } = loaded;
  const entries = site.navigation.main;
  const action = <ActionLink loaded={loaded} shared={shared} className="site-action" />;
  return (
    <header
      className={`site-header ${navigationSize(entries)}`}
      {...(isOverPicture ? { 'data-theme': 'photo' } : {})}
      {...areaMarks(loaded.editing, 'header')}
    >
      <div className="site-header-inner">
        <a className="site-name" href="/" {...current(shared.page.path === '/')}>
          <SiteName loaded={loaded} />
        </a>
        {entries.length > 0 && (
          <nav className="site-nav" aria-label="Main">
            <Entries entries={entries} shared={shared} />
          </nav>
        )}
        {action}
        <HeaderCartLink loaded={loaded} shared={shared} />
        {entries.length > 0 && <FoldedMenu entries={entries} shared={shared} action={action} />}
      </div>
      <Sections sections={loaded.header} shared={shared} layout={layout} area="header" />
    </header>
  );
}

/** The whole navigation behind one control that needs no script. */
function FoldedMenu({
  entries,
  shared,
  action,
}: {
  entries: readonly NavigationEntry[];
  shared: SharedContext;
  action: ReactNode;
}): ReactNode {
  return (
    <details className="site-menu">
      <summary>
        <span className="visually-hidden">Menu</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className="menu-closed" d="M3 8h18M3 16h18" />
          <path className="menu-open" d="M5 5l14 14M19 5L5 19" />
        </svg>
      </summary>
      <nav aria-label="Main, folded">
        <Entries entries={entries} shared={shared} />
        {action}
      </nav>
    </details>
  );
}

/** The header document's main action: `fields.action` of `{ label, link }`. */
export function ActionLink({ loaded, shared, className, landmark }: ActionLinkProps): ReactNode {
  const action = actionSchema.safeParse(loaded.site.header.fields['action']).data;
  const href = shared.href(action?.link);
  if (!action || href === undefined) return null;
  const isHere = href === shared.page.path;
  // What lies above the page is of no use on the page it leads to, and in the way there.
  if (isHere && landmark !== undefined) return null;
  const link = (
    <a className={className} href={href} {...current(isHere)}>
      {action.label}
    </a>
  );
  if (landmark === undefined) return link;
  return (
    <nav className="landmark-only" aria-label={landmark}>
      {link}
    </nav>
  );
}

interface ActionLinkProps extends Pick<HeaderProps, 'loaded' | 'shared'> {
  readonly className: string;
  /** Names the landmark of a link that stands outside of the page's others. */
  readonly landmark?: string;
}

const actionSchema = z.object({ label: z.string().min(1).max(60), link: linkSchema });

/** Letters of the first level that fit on one line: from 800 px, from 1100 px, or at no width. */
const SHORT_NAVIGATION = 36;
const MEDIUM_NAVIGATION = 72;

function navigationSize(entries: readonly NavigationEntry[]): string {
  const letters = entries.reduce((sum, { title }) => sum + title.length + 3, 0);
  if (letters <= SHORT_NAVIGATION) return 'nav-short';
  return letters <= MEDIUM_NAVIGATION ? 'nav-medium' : 'nav-long';
}

function SiteName({ loaded }: Pick<HeaderProps, 'loaded'>): ReactNode {
  const { settings } = loaded.site;
  const logo = settings.logo && loaded.media.get(settings.logo.id);
  if (!logo) return settings.title;
  return (
    <img
      className="site-logo"
      src={mediaUrl(logo)}
      alt={settings.title}
      width={logo.width || 120}
      height={logo.height || 40}
    />
  );
}

export function Entries({
  entries,
  shared,
  className,
}: {
  entries: readonly NavigationEntry[];
  shared: SharedContext;
  className?: string;
}): ReactNode {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryLink entry={entry} shared={shared} />
          {entry.children && entry.children.length > 0 && (
            <Entries entries={entry.children} shared={shared} className="sub-menu" />
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
