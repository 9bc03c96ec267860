/** Pages the product itself provides: not found, error, search, lock screen, what is not for the public, and those of features. */

import type { ReactNode } from 'react';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { PageTypeCode } from '#domain/content/codes.ts';
import { type Body, emptyBody } from '#domain/content/content.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { SEARCH_PATH } from '#domain/search/contract.ts';
import type { SiteMessages } from './locale/words/en.ts';
import { siteWords } from './locale/words/words.ts';

interface Spoken {
  readonly say: ReturnType<typeof siteWords>;
}

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
  /** In place of a page that is not for everyone, for search engines; absent: they are told to leave. */
  readonly teaser?: string | undefined;
}

export type SystemPageContent = ProductPage | FeatureContent;
export type FeaturePage = FeatureContent & { readonly path: string };
export type SystemPage = SystemPageContent & { readonly path: string };

const TITLES = {
  notFound: 'notFound.title',
  error: 'error.title',
  closed: 'closed.title',
  opening: 'opening.title',
  search: 'search',
  lockScreen: 'locked.title',
  protectedContent: 'membersOnly.title',
} as const satisfies Readonly<Record<SystemPageName, keyof SiteMessages>>;

/** What the page is made of before it is rendered: a title, and blocks where it has any. */
export function systemBody(page: SystemPage, locale: string): Body {
  const say = siteWords(locale);
  if (!('name' in page)) return emptyBody(page.title);
  if (page.name === 'search') return searchBody(say('search'));
  return emptyBody(say(isMissingHome(page.name, page.path) ? 'noHome.title' : TITLES[page.name]));
}

/** A site without a home page is new, or between two: its visitors made no mistake. */
function isMissingHome(name: SystemPageName, path: string): boolean {
  return name === 'notFound' && path === '/';
}

interface SystemContentProps {
  readonly page: SystemPage;
  readonly locale: string;
}

export function SystemContent({ page, locale }: SystemContentProps): ReactNode {
  if (!('name' in page)) return page.content;
  const { name, path, hasFailed = false } = page;
  const say = siteWords(locale);
  switch (name) {
    case 'notFound':
      return isMissingHome(name, path) ? <NoHome say={say} /> : <NotFound say={say} />;
    case 'error':
      return <ServerError say={say} />;
    case 'closed':
      return <Closed say={say} />;
    case 'opening':
      return <Opening say={say} />;
    case 'lockScreen':
      return <LockScreen say={say} hasFailed={hasFailed} />;
    case 'protectedContent':
      return <ProtectedContent say={say} />;
    case 'search':
      return null;
  }
}

function NotFound({ say }: Spoken): ReactNode {
  return (
    <div className="system-page">
      <p className="system-mark" aria-hidden="true">
        404
      </p>
      <h1>{say('notFound.title')}</h1>
      <p>{say('notFound.text')}</p>
      <form className="system-form" action={SEARCH_PATH} method="get" role="search">
        <label htmlFor="system-search">{say('searchSite')}</label>
        <div className="system-field">
          <input id="system-search" name="q" type="search" />
          <button type="submit">{say('search')}</button>
        </div>
      </form>
      <WayHome say={say} />
    </div>
  );
}

function WayHome({ say }: Spoken): ReactNode {
  return (
    <p>
      <a href="/">{say('home')}</a>
    </p>
  );
}

function NoHome({ say }: Spoken): ReactNode {
  return (
    <div className="system-page">
      <h1>{say('noHome.title')}</h1>
      <p>{say('noHome.text')}</p>
    </div>
  );
}

function ServerError({ say }: Spoken): ReactNode {
  return (
    <div className="system-page">
      <h1>{say('error.title')}</h1>
      <p>{say('error.text')}</p>
      <WayHome say={say} />
    </div>
  );
}

function Closed({ say }: Spoken): ReactNode {
  return (
    <div className="system-page">
      <h1>{say(TITLES.closed)}</h1>
      <p>{say('closed.text')}</p>
    </div>
  );
}

function Opening({ say }: Spoken): ReactNode {
  return (
    <div className="system-page">
      <h1>{say(TITLES.opening)}</h1>
      <p>{say('opening.text')}</p>
    </div>
  );
}

function LockScreen({ say, hasFailed }: Spoken & { readonly hasFailed: boolean }): ReactNode {
  return (
    <div className="system-page">
      <h1>{say('locked.title')}</h1>
      <form className="system-form" method="post">
        <label htmlFor="page-password">{say('password')}</label>
        <div className="system-field">
          <input
            id="page-password"
            name="password"
            type="password"
            autoComplete="off"
            required
            {...(hasFailed ? { 'aria-invalid': true, 'aria-describedby': 'page-password-error' } : {})}
          />
          <button type="submit">{say('password.open')}</button>
        </div>
        {hasFailed && (
          <p id="page-password-error" className="system-error" role="alert" {...PROBLEM_MARK}>
            {say('password.wrong')}
          </p>
        )}
      </form>
    </div>
  );
}

function ProtectedContent({ say }: Spoken): ReactNode {
  return (
    <div className="system-page">
      <h1>{say('membersOnly.title')}</h1>
      <p>{say('membersOnly.text')}</p>
      <WayHome say={say} />
    </div>
  );
}

function searchBody(title: string): Body {
  const search = definitions['search'];
  if (!search) return emptyBody(title);
  const block = blockOf(
    RESERVED_IDS.search,
    'search',
    { ...search.defaults, showResults: true },
    search.version,
  );
  const heading: RichText = {
    type: 'doc',
    content: [{ type: 'heading', level: 1, content: [{ type: 'text', text: title }] }],
  };
  const titleBlock = blockOf(RESERVED_IDS.searchHeading, 'text', { content: heading, size: 'regular' });
  return bodyOf(title, RESERVED_IDS.searchSection, [titleBlock, block]);
}
