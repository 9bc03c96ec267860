/** What stands above and below an item's own sections: title, date, author, cover; tags and the way back. */

import type { ReactNode } from 'react';
import { CommentLink } from '#blocks/kit/comment-link.tsx';
import { EventFacts } from '#blocks/kit/event-details.tsx';
import { imageLoading } from '#blocks/kit/image-loading.ts';
import type { Body } from '#domain/content/content.ts';
import { ITEM_TYPES, type ItemTypeCode } from '#domain/content/item-type.ts';
import { readEvent } from '#domain/events/event.ts';
import { isObject } from '#domain/json.ts';
import { civilDate, formatMonthKey } from '#domain/locale/civil-date.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { arrowsIn, directionIn } from '#domain/locale/direction.ts';
import type { MediaView } from '#domain/media/calls.ts';
import { imageUrl, srcSet } from '#domain/media/media.ts';
import type { LinkTarget } from '#domain/site-data.ts';
import { EXAMPLE_TAG } from '#domain/store/catalogue/example-products.ts';
import type { SharedContext } from './context.ts';
import { type Editing, markEditable } from './edit/editing.ts';
import { partMark } from './edit/part-mark.ts';
import { focusClasses } from './focus.ts';
import { coverSizes, tallCoverSizes } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { siteWords } from './locale/words/words.ts';
import { templates } from './templates/templates.ts';

/** A project has details of its own, and a lesson its place in the course: their dates mean nothing to visitors. */
const UNDATED: readonly (ItemTypeCode | undefined)[] = [ITEM_TYPES.gallery, ITEM_TYPES.lesson];

interface ArticleHeaderProps {
  readonly loaded: LoadedPage;
  readonly shared: SharedContext;
}

export function ArticleHeader({ loaded, shared }: ArticleHeaderProps): ReactNode {
  const { site, page } = loaded;
  const cover = page.socialImage;
  return (
    <header
      className={cover ? 'article-header' : 'article-header has-no-cover'}
      data-theme={templates[site.style.template].shell.articleTheme}
      {...partMark(loaded.editing, 'article-header')}
    >
      <div className="article-title">
        <h1
          {...directionIn(site.settings.locale, page.body.title)}
          {...editableTitle(loaded.editing, page.body.title)}
        >
          {page.body.title}
        </h1>
        {!UNDATED.includes(page.itemType) && <ArticleMeta loaded={loaded} shared={shared} />}
      </div>
      {cover && cover.kind === 'image' && (
        <figure className={isTall(cover) ? 'article-cover is-tall' : 'article-cover'}>
          <img
            src={imageUrl(cover, 1500)}
            srcSet={srcSet(cover)}
            sizes={isTall(cover) ? tallCoverSizes(cover) : coverSizes(templates[site.style.template])}
            width={cover.width}
            height={cover.height}
            alt={cover.alt}
            className={focusClasses(cover.focalPoint)}
            {...imageLoading(true)}
          />
          {cover.caption && (
            <figcaption {...directionIn(site.settings.locale, cover.caption)}>{cover.caption}</figcaption>
          )}
        </figure>
      )}
    </header>
  );
}

/** Seen as a whole: a band across the page would show a small part of it. */
function isTall({ width, height }: MediaView): boolean {
  return height >= width && width > 0;
}

function ArticleMeta({ loaded, shared }: ArticleHeaderProps): ReactNode {
  const { site, page } = loaded;
  const { locale, timeZone } = site.settings;
  const event = readEvent(page.body);
  // When an event was announced is not asked.
  const shownAt = event ? undefined : page.publishedAt;
  const hasComments = endsIn(page.after, 'comments');
  return (
    <>
      {event && <EventFacts event={event} locale={locale} timeZone={timeZone} />}
      {(shownAt !== undefined || page.author || hasComments) && (
        <p className="article-meta">
          {shownAt !== undefined && (
            <Archived loaded={loaded} term="month" value={formatMonthKey(civilDate(shownAt, timeZone))}>
              <time dateTime={new Date(shownAt).toISOString()}>
                {dateFormat(locale, timeZone, { dateStyle: 'long' }).format(shownAt)}
              </time>
            </Archived>
          )}
          {page.author && (
            <Archived loaded={loaded} term="author" value={page.author}>
              {page.author}
            </Archived>
          )}
          {hasComments && <CommentLink item={page} context={shared} count={countComments(loaded)} />}
        </p>
      )}
    </>
  );
}

/** Whether a block of this type follows the item’s own sections. */
function endsIn(after: Body | undefined, type: string): boolean {
  return after?.sections.some(({ blocks }) => blocks.some((block) => block.type === type)) ?? false;
}

/** As many as stand below the post; undefined where somebody else keeps them. */
function countComments({ after }: LoadedPage): number | undefined {
  const own = after.flatMap(({ blocks }) => blocks).find(({ block }) => block.type === 'comments')?.data;
  return isObject(own) && typeof own['total'] === 'number' ? own['total'] : undefined;
}

interface ArchivedProps {
  readonly loaded: LoadedPage;
  readonly term: 'author' | 'month';
  /** Undefined where there is no list of it. */
  readonly value: string | undefined;
  readonly children: ReactNode;
}

/** Leads to all of the collection that has this in common. */
function Archived({ loaded, term, value, children }: ArchivedProps): ReactNode {
  const parent = collectionPageOf(loaded);
  if (!parent || value === undefined) return <span>{children}</span>;
  return <a href={`${parent.path}?${term}=${encodeURIComponent(value.toWellFormed())}`}>{children}</a>;
}

function editableTitle(editing: Editing | undefined, title: string) {
  return editing ? EDITABLE_TITLE({ path: 'title', value: title, hint: 'Title' }) : {};
}

const EDITABLE_TITLE = markEditable([]);

/** What lists it: the page of a shop's category, on the way down, is no document. */
function collectionPageOf({ page }: LoadedPage): LinkTarget | undefined {
  return page.parents.findLast(({ id }) => id !== '');
}

export function ArticleFooter({ loaded }: { loaded: LoadedPage }): ReactNode {
  const { page, site } = loaded;
  const say = siteWords(site.settings.locale);
  const parent = collectionPageOf(loaded);
  const labels = [
    ...page.categories.map((label) => ({ kind: 'category', label })),
    // Owners find their examples by it.
    ...page.tags.filter((tag) => tag !== EXAMPLE_TAG).map((label) => ({ kind: 'tag', label })),
  ];
  // Its course leads on, below.
  const isLesson = endsIn(page.after, 'course');
  // Products show the way up above their name.
  const leadsBack = !isLesson && page.itemType !== ITEM_TYPES.storeItem;
  if (!parent || (!leadsBack && labels.length === 0)) return null;
  return (
    <footer className="article-footer" {...partMark(loaded.editing, 'article-footer')}>
      {labels.length > 0 && (
        <ul className="article-labels" aria-label={say('filedUnder')}>
          {labels.map(({ kind, label }) => (
            <li key={`${kind} ${label}`}>
              <a href={`${parent.path}?${kind}=${encodeURIComponent(label)}`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {leadsBack && (
        <p>
          <a href={parent.path}>
            <span aria-hidden="true">{`${arrowsIn(site.settings.locale).back} `}</span>
            {say('allOf', { list: parent.title })}
          </a>
        </p>
      )}
    </footer>
  );
}
