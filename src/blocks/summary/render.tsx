import { isPastEvent, readEvent } from '#domain/events/event.ts';
import { archiveHeading } from '#domain/locale/archive-words.ts';
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import type { ItemSummary, ProductFacts } from '#domain/site-data.ts';
import { isSoldOut } from '#domain/store/catalogue/product.ts';
import type { BlockRender } from '../contract.ts';
import { CommentLink } from '../kit/comment-link.tsx';
import { EventBadge, EventDetails } from '../kit/event-details.tsx';
import { PageLinks } from '../kit/page-links.tsx';
import { Picture } from '../kit/picture.tsx';
import { ProductPrice } from '../kit/price.tsx';
import { ratioValue } from '../kit/ratio.ts';
import { kitWords } from '../kit/words/words.ts';
import type { SummaryData } from './data.ts';
import { type SummaryProps, summary } from './definition.ts';
import { summaryWords } from './words/words.ts';

export const render: BlockRender<SummaryProps, SummaryData> = ({ props, data, context }) => {
  const say = summaryWords(context.locale);
  const part = archiveHeading(data.kept, context.locale, summary.listsItems?.(props) ?? 'posts');
  const hasHeading = part !== '' || props.heading !== '';
  return (
    <div
      className={`summary summary-${props.layout}${hasColumns(props) ? ` summary-columns summary-${props.columns}` : ''}`}
    >
      {part === '' && <Introduction {...props} locale={context.locale} />}
      <Labels {...data} path={context.page.path} locale={context.locale} />
      {part !== '' && (
        <Part
          words={part}
          path={data.labels.length > 0 ? undefined : context.page.path}
          locale={context.locale}
        />
      )}
      {data.items.length === 0 ? (
        <p className="summary-empty">{part === '' ? emptyText(props, context.locale) : say('noMatches')}</p>
      ) : (
        <ul>
          {data.items.map((item, index) => (
            <SummaryItem
              key={item.id}
              item={item}
              title={hasHeading ? 'h3' : 'h2'}
              props={props}
              context={index === 0 ? context : { ...context, isLikelyLargest: false }}
              commentCount={data.commentCounts.get(item.id)}
              facts={data.products.get(item.id)}
            />
          ))}
        </ul>
      )}
      {props.followsAddress && (
        <PageLinks {...data} className="summary-pages" path={context.page.path} locale={context.locale} />
      )}
    </div>
  );
};

interface IntroductionProps extends Pick<SummaryProps, 'heading' | 'introduction'> {
  readonly locale: string;
}

function Introduction({ heading, introduction, locale }: IntroductionProps) {
  return (
    <>
      {heading && <h2 {...directionIn(locale, heading)}>{heading}</h2>}
      {introduction && (
        <p className="summary-introduction" {...directionIn(locale, introduction)}>
          {introduction}
        </p>
      )}
    </>
  );
}

interface PartProps {
  readonly words: string;
  /** Of the whole list; undefined where the labels lead there. */
  readonly path: string | undefined;
  readonly locale: string;
}

/** In place of what is said of all: which part of the list this is, and the way to the rest. */
function Part({ words, path, locale }: PartProps) {
  return (
    <div className="summary-kept">
      <h2>{words}</h2>
      {path !== undefined && <a href={path}>{summaryWords(locale)('showAll')}</a>}
    </div>
  );
}

type LabelsProps = Pick<SummaryData, 'labels' | 'kept'> & { readonly path: string; readonly locale: string };

function Labels({ labels, kept, path, locale }: LabelsProps) {
  if (labels.length === 0) return null;
  const say = summaryWords(locale);
  const isAll = Object.keys(kept).length === 0;
  return (
    <nav className="summary-labels" aria-label={say(labels[0]?.term === 'tag' ? 'tags' : 'categories')}>
      <a href={path} aria-current={isAll ? 'page' : undefined}>
        {say('all')}
      </a>
      {labels.map(({ term, label }) => (
        <a
          key={label}
          href={`${path}?${term}=${encodeURIComponent(label.toWellFormed())}`}
          aria-current={kept[term] === label ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

interface ItemProps {
  readonly item: ItemSummary;
  readonly title: 'h2' | 'h3';
  readonly props: SummaryProps;
  readonly context: RenderContext;
  /** Undefined where there are no comments to lead to. */
  readonly commentCount: number | undefined;
  /** Of a product. */
  readonly facts: ProductFacts | undefined;
}

function SummaryItem({ facts, title: Title, ...shown }: ItemProps) {
  const { item, props, context } = shown;
  const event = props.kind === 'events' ? readEvent(item) : undefined;
  const place = { locale: context.locale, timeZone: context.site.settings.timeZone };
  const isPast = event !== undefined && isPastEvent(event, context.now);
  return (
    <li className={isPast ? 'summary-item is-past' : 'summary-item'}>
      {event && <EventBadge event={event} {...place} />}
      {props.show.image && item.image && (
        <Picture
          media={item.image}
          context={context}
          // The title beside it says what it shows.
          alt=""
          ratio={ratioValue(props.ratio)}
          sizes={imageSizes(props)}
        />
      )}
      <div className="summary-words">
        <Title {...directionIn(context.locale, item.title)}>
          <a href={item.path}>{item.title}</a>
        </Title>
        {event && <EventDetails event={event} isPast={isPast} {...place} />}
        {facts && <SummaryPrice facts={facts} locale={context.locale} />}
        {!event && !facts && <SummaryMeta item={item} props={props} {...place} />}
        {props.show.excerpt && item.excerpt && (
          <p {...directionIn(context.locale, item.excerpt)}>{item.excerpt}</p>
        )}
        <SummaryFoot {...shown} />
      </div>
    </li>
  );
}

function SummaryFoot({ item, props, context, commentCount }: Omit<ItemProps, 'title' | 'facts'>) {
  const categories = props.show.categories ? item.categories.join(' · ') : '';
  if (categories === '' && commentCount === undefined) return null;
  return (
    <p className="summary-meta">
      {categories}
      {categories !== '' && commentCount !== undefined && ' · '}
      {commentCount !== undefined && <CommentLink item={item} context={context} count={commentCount} />}
    </p>
  );
}

/** Of a product nobody asks when it was written, but what it costs. */
function SummaryPrice({ facts, locale }: { readonly facts: ProductFacts; readonly locale: string }) {
  return (
    <p className="summary-price">
      <ProductPrice facts={facts} locale={locale} />
      {isSoldOut(facts) && ` · ${summaryWords(locale)('soldOut')}`}
    </p>
  );
}

interface MetaProps extends Pick<ItemProps, 'item' | 'props'> {
  readonly locale: string;
  readonly timeZone: string;
}

function SummaryMeta({ item, props, locale, timeZone }: MetaProps) {
  const author = props.show.author ? item.author : '';
  if (!props.show.date && !author) return null;
  return (
    <p className="summary-meta">
      {props.show.date && (
        <time dateTime={formatDateKey(civilDate(item.publishedAt, timeZone))}>
          {dateFormat(locale, timeZone, { dateStyle: 'long' }).format(item.publishedAt)}
        </time>
      )}
      {props.show.date && author && ' · '}
      {author}
    </p>
  );
}

function emptyText({ kind, events }: SummaryProps, locale: string): string {
  if (kind === 'posts') return kitWords(locale)('posts.none');
  return summaryWords(locale)(events === 'past' ? 'noPastEvents' : 'noEvents');
}

function hasColumns({ layout }: SummaryProps): boolean {
  return layout === 'grid' || layout === 'cards' || layout === 'cover';
}

/** How wide a picture of the layout is, at most, beside its neighbours. */
function imageSizes(props: SummaryProps): string {
  const { layout, columns } = props;
  if (layout === 'list') return '(min-width: 40em) 15em, (min-width: 36em) 45vw, 90vw';
  if (layout === 'side-by-side') return '(min-width: 44em) min(50vw, 720px), 90vw';
  const share = Math.round(100 / (hasColumns(props) ? columns : 3));
  const from = hasColumns(props) && columns === 3 ? 44 : 60;
  return `(min-width: ${from}em) min(${share}vw, ${share * 14.4}px), (min-width: 36em) 45vw, 90vw`;
}
