/** The site's header: name or logo, navigation, and on narrow screens the same navigation folded away. */

import type { ReactNode } from 'react';
import { type HeaderAction, headerFields } from '#domain/content/site-parts.ts';
import { mediaUrl } from '#domain/media/media.ts';
import { ACCOUNT_PATH } from '#domain/members/contract.ts';
import type { NavigationEntry } from '#domain/page.ts';
import { HeaderCartLink } from './cart-link.tsx';
import type { SharedContext } from './context.ts';
import { areaMarks } from './edit/editing.ts';
import { partMark } from './edit/part-mark.ts';
import { firstGroundMark, groundMark, headerTheme } from './header-ground.ts';
import type { LayoutStyles } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { siteWords } from './locale/words/words.ts';
import { ProfileLinks } from './profile-links.tsx';
import { Sections } from './sections.tsx';

interface HeaderProps {
  readonly loaded: LoadedPage;
  readonly shared: SharedContext;
  readonly layout: LayoutStyles;
}

export function SiteHeader({ loaded, shared, layout }: HeaderProps): ReactNode {
  const isSticky = headerFields(loaded.site.header).isSticky;
  return (
    <header
      className={`site-header ${navigationSize(loaded.site.navigation.main)}${isSticky ? ' is-sticky' : ''}`}
      data-theme={headerTheme(loaded)}
      {...areaMarks(loaded.editing, 'header')}
      {...firstGroundMark(loaded)}
    >
      <HeaderBar loaded={loaded} shared={shared} />
      <Sections sections={loaded.header} shared={shared} layout={layout} area="header" />
    </header>
  );
}

/** What the header's own panel decides of; its sections follow below. */
export function HeaderBar({ loaded, shared }: Pick<HeaderProps, 'loaded' | 'shared'>): ReactNode {
  const { site, editing } = loaded;
  const entries = site.navigation.main;
  const { layout = 'line', isSticky, hasProfiles, secondAction } = headerFields(site.header);
  const shape = `${layout === 'line' ? '' : ` header-${layout}`}${isSticky ? ' is-sticky' : ''}`;
  const action = (
    <>
      {secondAction && <Action action={secondAction} shared={shared} className="site-action is-second" />}
      <ActionLink loaded={loaded} shared={shared} className="site-action" />
      {site.hasAccountLink && <AccountLink shared={shared} />}
    </>
  );
  const ways = (
    <>
      {hasProfiles && <ProfileLinks shared={shared} />}
      {action}
      <HeaderCartLink loaded={loaded} shared={shared} />
    </>
  );
  return (
    <div className={`site-header-inner${shape}`} {...partMark(editing, 'header-bar')} {...groundMark(loaded)}>
      {site.isShut ? (
        <p className="site-name">
          <SiteName loaded={loaded} />
        </p>
      ) : (
        <a className="site-name" href="/" {...current(shared.page.path === '/')}>
          <SiteName loaded={loaded} />
        </a>
      )}
      {entries.length > 0 && (
        <nav className="site-nav" aria-label={siteWords(shared.locale)('nav.main')}>
          <Entries entries={entries} shared={shared} isFlyout />
        </nav>
      )}
      {layout === 'split' ? <div className="site-header-ways">{ways}</div> : ways}
      {entries.length > 0 && <FoldedMenu entries={entries} shared={shared} action={action} />}
    </div>
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
  const say = siteWords(shared.locale);
  return (
    <details className="site-menu">
      <summary>
        <span className="visually-hidden">{say('nav.menu')}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className="menu-closed" d="M3 8h18M3 16h18" />
          <path className="menu-open" d="M5 5l14 14M19 5L5 19" />
        </svg>
      </summary>
      <nav aria-label={say('nav.folded')}>
        <Entries entries={entries} shared={shared} />
        {action}
      </nav>
    </details>
  );
}

/** The same for everyone, since pages are kept: whoever is not signed in signs in there. */
function AccountLink({ shared }: Pick<HeaderProps, 'shared'>): ReactNode {
  return (
    <a className="site-action is-second" href={ACCOUNT_PATH} {...current(ACCOUNT_PATH === shared.page.path)}>
      {siteWords(shared.locale)('nav.account')}
    </a>
  );
}

/** The header document's main action: `fields.action` of `{ label, link }`. */
export function ActionLink({ loaded, shared, className, landmark }: ActionLinkProps): ReactNode {
  const { action } = headerFields(loaded.site.header);
  if (!action) return null;
  const link = <Action action={action} shared={shared} className={className} />;
  if (landmark === undefined) return link;
  const href = shared.href(action.link);
  // What lies above the page is of no use on the page it leads to, and in the way there.
  if (href === undefined || href === shared.page.path) return null;
  return (
    <nav className="landmark-only" aria-label={landmark}>
      {link}
    </nav>
  );
}

function Action({ action, shared, className }: ActionProps): ReactNode {
  const href = shared.href(action.link);
  if (href === undefined) return null;
  return (
    <a className={className} href={href} {...current(href === shared.page.path)}>
      {action.label}
    </a>
  );
}

interface ActionProps extends Pick<HeaderProps, 'shared'> {
  readonly action: HeaderAction;
  readonly className: string;
}

interface ActionLinkProps extends Pick<HeaderProps, 'loaded' | 'shared'> {
  readonly className: string;
  /** Names the landmark of a link that stands outside of the page's others. */
  readonly landmark?: string;
}

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

interface EntriesProps extends Pick<HeaderProps, 'shared'> {
  readonly entries: readonly NavigationEntry[];
  readonly id?: string;
  readonly className?: string;
  /** What is below an entry is hidden until asked for. */
  readonly isFlyout?: boolean;
}

export function Entries({ entries, shared, id, className, isFlyout }: EntriesProps): ReactNode {
  return (
    <ul id={id} className={className}>
      {entries.map((entry) => {
        const { children = [] } = entry;
        if (children.length === 0)
          return (
            <li key={entry.id}>
              <EntryLink entry={entry} shared={shared} />
            </li>
          );
        const below = isFlyout ? { id: `below-${entry.id}` } : {};
        return (
          <li key={entry.id}>
            {(!isFlyout || shared.href(entry.link) !== undefined) && (
              <EntryLink entry={entry} shared={shared} />
            )}
            {isFlyout && <Opener entry={entry} shared={shared} />}
            <Entries entries={children} shared={shared} className="sub-menu" {...below} />
          </li>
        );
      })}
    </ul>
  );
}

/** The button of the list beside it, which needs no script. An entry that leads nowhere is its own button. */
function Opener({ entry, shared }: EntryLinkProps): ReactNode {
  const isLink = shared.href(entry.link) !== undefined;
  const more = siteWords(shared.locale)('nav.more', { title: entry.title });
  return (
    <details name="site-nav">
      <summary aria-controls={`below-${entry.id}`}>
        {isLink ? <span className="visually-hidden">{more}</span> : entry.title}
      </summary>
    </details>
  );
}

interface EntryLinkProps extends Pick<HeaderProps, 'shared'> {
  readonly entry: NavigationEntry;
}

function EntryLink({ entry, shared }: EntryLinkProps): ReactNode {
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
