/** Pages the product itself provides: not found, error, search, lock screen, what is not for the public, and those of features. */

import type { ReactNode } from 'react';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { PageTypeCode } from '#domain/content/codes.ts';
import { type Body, emptyBody } from '#domain/content/content.ts';
import { PAGE_LOCKED, PAGE_MEMBERS_ONLY } from '#domain/content/messages.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { SOMETHING_WENT_WRONG } from '#domain/errors/messages.ts';
import { SEARCH_PATH } from '#domain/search/contract.ts';

export type SystemPageName =
  | 'notFound'
  | 'error'
  | 'closed'
  | 'opening'
  | 'search'
  | 'lockScreen'
  | 'protectedContent';

interface ProductPage {
  readonly name: SystemPageName;
  /** The password just given was wrong. */
  readonly hasFailed?: boolean;
}

/** A page that a feature answers, such as a cart: it says which type the page is, and what is on it. */
interface FeatureContent {
  readonly type: PageTypeCode;
  readonly title: string;
  readonly content: ReactNode;
}

export type SystemPageContent = ProductPage | FeatureContent;
export type FeaturePage = FeatureContent & { readonly path: string };
export type SystemPage = SystemPageContent & { readonly path: string };

const TITLES: Readonly<Record<SystemPageName, string>> = {
  notFound: 'Page not found',
  error: SOMETHING_WENT_WRONG,
  closed: 'Closed for the moment',
  opening: 'Opening soon',
  search: 'Search',
  lockScreen: PAGE_LOCKED,
  protectedContent: PAGE_MEMBERS_ONLY,
};

const NO_HOME = 'Nothing here yet';

/** What the page is made of before it is rendered: a title, and blocks where it has any. */
export function systemBody(page: SystemPage): Body {
  if (!('name' in page)) return emptyBody(page.title);
  if (page.name === 'search') return searchBody();
  return emptyBody(isMissingHome(page.name, page.path) ? NO_HOME : TITLES[page.name]);
}

/** A site without a home page is new, or between two: its visitors made no mistake. */
function isMissingHome(name: SystemPageName, path: string): boolean {
  return name === 'notFound' && path === '/';
}

export function SystemContent(page: SystemPage): ReactNode {
  if (!('name' in page)) return page.content;
  const { name, path, hasFailed = false } = page;
  switch (name) {
    case 'notFound':
      return isMissingHome(name, path) ? <NoHome /> : <NotFound />;
    case 'error':
      return <ServerError />;
    case 'closed':
      return <Closed />;
    case 'opening':
      return <Opening />;
    case 'lockScreen':
      return <LockScreen hasFailed={hasFailed} />;
    case 'protectedContent':
      return <ProtectedContent />;
    case 'search':
      return null;
  }
}

function NotFound(): ReactNode {
  return (
    <div className="system-page">
      <p className="system-mark" aria-hidden="true">
        404
      </p>
      <h1>Page not found</h1>
      <p>The page may have moved, or the address may have a typo.</p>
      <form className="system-form" action={SEARCH_PATH} method="get" role="search">
        <label htmlFor="system-search">Search this site</label>
        <div className="system-field">
          <input id="system-search" name="q" type="search" />
          <button type="submit">Search</button>
        </div>
      </form>
      <WayHome />
    </div>
  );
}

function WayHome(): ReactNode {
  return (
    <p>
      <a href="/">Back to the home page</a>
    </p>
  );
}

function NoHome(): ReactNode {
  return (
    <div className="system-page">
      <h1>{NO_HOME}</h1>
      <p>This site has no pages yet. Please come back soon.</p>
    </div>
  );
}

function ServerError(): ReactNode {
  return (
    <div className="system-page">
      <h1>{SOMETHING_WENT_WRONG}</h1>
      <p>The page could not be shown. You did nothing wrong, and the site owner can see the error.</p>
      <WayHome />
    </div>
  );
}

function Closed(): ReactNode {
  return (
    <div className="system-page">
      <h1>{TITLES.closed}</h1>
      <p>This site is being updated. Please come back later.</p>
    </div>
  );
}

function Opening(): ReactNode {
  return (
    <div className="system-page">
      <h1>{TITLES.opening}</h1>
      <p>We are getting this site ready. Please come back soon.</p>
    </div>
  );
}

function LockScreen({ hasFailed }: { hasFailed: boolean }): ReactNode {
  return (
    <div className="system-page">
      <h1>{PAGE_LOCKED}</h1>
      <form className="system-form" method="post">
        <label htmlFor="page-password">Password</label>
        <div className="system-field">
          <input
            id="page-password"
            name="password"
            type="password"
            autoComplete="off"
            required
            {...(hasFailed ? { 'aria-invalid': true, 'aria-describedby': 'page-password-error' } : {})}
          />
          <button type="submit">Open</button>
        </div>
        {hasFailed && (
          <p id="page-password-error" className="system-error" role="alert">
            Incorrect password. Try again.
          </p>
        )}
      </form>
    </div>
  );
}

function ProtectedContent(): ReactNode {
  return (
    <div className="system-page">
      <h1>{PAGE_MEMBERS_ONLY}</h1>
      <p>If someone gave you this address, ask them for the password.</p>
      <WayHome />
    </div>
  );
}

function searchBody(): Body {
  const search = definitions['search'];
  if (!search) return emptyBody(TITLES.search);
  const block = blockOf(
    RESERVED_IDS.search,
    'search',
    { ...search.defaults, showResults: true },
    search.version,
  );
  const heading: RichText = {
    type: 'doc',
    content: [{ type: 'heading', level: 1, content: [{ type: 'text', text: TITLES.search }] }],
  };
  const title = blockOf(RESERVED_IDS.searchHeading, 'text', { content: heading, size: 'regular' });
  return bodyOf(TITLES.search, RESERVED_IDS.searchSection, [title, block]);
}
