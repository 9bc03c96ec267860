import type { ReactNode } from 'react';
import { directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import type { ProductFacts } from '#domain/site-data.ts';
import { isExample } from '#domain/store/catalogue/example-products.ts';
import { fewLeftText, isOnSale, isSoldOut, totalStock } from '#domain/store/catalogue/product.ts';
import { productWords } from '#domain/store/catalogue/words/words.ts';
import type { BlockRender } from '../contract.ts';
import { Picture } from '../kit/picture.tsx';
import { ProductPrice } from '../kit/price.tsx';
import { ratioValue } from '../kit/ratio.ts';
import { addressOf, addressOfAll, addressOfCategory, type GridView } from './addresses.ts';
import type { ProductGridData, ShownProduct } from './data.ts';
import type { ProductGridProps } from './definition.ts';

type Order = ProductGridProps['order'];

const ORDER_WORDS = {
  newest: 'newest',
  manual: 'featured',
  'price-low': 'priceLow',
  'price-high': 'priceHigh',
  title: 'name',
} as const satisfies Readonly<Record<Order, string>>;

export const render: BlockRender<ProductGridProps, ProductGridData> = ({ props, data, context }) =>
  isNear(props) && data.products.length === 0 ? null : (
    <div className={`product-grid product-grid-${props.columns}`} data-ratio={props.ratio}>
      {props.heading && <h2 {...directionIn(context.locale, props.heading)}>{props.heading}</h2>}
      {props.followsAddress && <Choices props={props} data={data} {...context} />}
      {props.followsAddress && data.products.some(({ item }) => isExample(item)) && (
        <p className="product-grid-note">{productWords(context.locale)('examples')}</p>
      )}
      {data.products.length === 0 ? (
        <p className="product-grid-empty">
          {productWords(context.locale)(data.words || data.category || data.tag ? 'noMatch' : 'noProducts')}
        </p>
      ) : (
        <ul className="product-cards">
          {data.products.map((shown, index) => (
            <Card
              key={shown.item.id}
              shown={shown}
              props={props}
              context={index === 0 ? context : { ...context, isLikelyLargest: false }}
            />
          ))}
        </ul>
      )}
      {props.followsAddress && data.pageCount > 1 && <Pages props={props} data={data} {...context} />}
    </div>
  );

/** Shows what has to do with the product of its page, where there is any. */
function isNear({ shows = 'all' }: ProductGridProps): boolean {
  return shows !== 'all';
}

interface CardProps {
  readonly shown: ShownProduct;
  readonly props: ProductGridProps;
  readonly context: RenderContext;
}

function Card({ shown: { item, facts }, props, context }: CardProps): ReactNode {
  const Title = props.heading ? 'h3' : 'h2';
  const isGone = facts !== undefined && isSoldOut(facts);
  return (
    <li className={isGone ? 'product-card is-sold-out' : 'product-card'}>
      <div className="product-card-picture">
        {item.image ? (
          <Picture
            media={item.image}
            context={context}
            // The name beside it says what it shows.
            alt=""
            ratio={ratioValue(props.ratio)}
            // Between the gutters, less the gaps.
            sizes={`(min-width: 60em) ${Math.round(100 / props.columns)}vw, (min-width: 44em) 29vw, 41vw`}
          />
        ) : (
          <div className="product-card-blank" />
        )}
        <Badge facts={facts} locale={context.locale} />
      </div>
      <Title {...directionIn(context.locale, item.title)}>
        <a href={item.path}>{item.title}</a>
      </Title>
      {facts && (
        <p className="product-card-price">
          <ProductPrice facts={facts} locale={context.locale} />
        </p>
      )}
    </li>
  );
}

function Badge({ facts, locale }: Pick<ShownProduct, 'facts'> & Pick<RenderContext, 'locale'>): ReactNode {
  const words = facts && badgeOf(facts, locale);
  return words ? <p className="product-badge">{words}</p> : null;
}

function badgeOf(facts: ProductFacts, locale: string): string {
  const say = productWords(locale);
  if (isSoldOut(facts)) return say('soldOut');
  if (isOnSale(facts)) return say('sale');
  const stock = totalStock(facts);
  return stock === 'unlimited'
    ? ''
    : fewLeftText({ stock, isUnlimited: false }, (values) => say('left', values));
}

interface ChoicesProps extends GridView {
  readonly data: ProductGridData;
  readonly locale: string;
}

function Choices(view: ChoicesProps): ReactNode {
  const { props, data } = view;
  const say = productWords(view.locale);
  const orders: readonly Order[] = [
    ...new Set([props.order, 'newest', 'price-low', 'price-high', 'title'] as const),
  ];
  const isEmpty = data.categories.length <= 1 && !data.isSorted && !data.isSearched && !data.tag;
  if (isEmpty) return null;
  return (
    <div className="product-choices">
      {data.categories.length > 1 && (
        <nav aria-label={say('categories')}>
          <ul>
            <Choice href={addressOfAll(view)} isChosen={!data.category}>
              {say('all')}
            </Choice>
            {data.categories.map((category) => (
              <Choice
                key={category}
                href={addressOfCategory(view, category)}
                isChosen={data.category === category}
              >
                {category}
              </Choice>
            ))}
          </ul>
        </nav>
      )}
      {data.isSorted && (
        <details className="product-orders">
          <summary>
            {say('sortBy')} <b>{say(ORDER_WORDS[data.order])}</b>
          </summary>
          <nav aria-label={say('sortBy')}>
            <ul>
              {orders.map((order) => (
                <Choice key={order} href={addressOf(view, { sort: order })} isChosen={data.order === order}>
                  {say(ORDER_WORDS[order])}
                </Choice>
              ))}
            </ul>
          </nav>
        </details>
      )}
      {data.isSearched && <Search {...view} />}
      {data.words && (
        <p>
          {say('found', { words: data.words, total: data.total })}{' '}
          <a href={addressOf(view, { q: '' })}>{say('showAll')}</a>
        </p>
      )}
      {data.tag && (
        <p>
          {say('tagged', { tag: data.tag })} <a href={addressOf(view, { tag: '' })}>{say('anyTag')}</a>
        </p>
      )}
    </div>
  );
}

/** Within the shop; a category that is chosen stays. */
function Search({ props, data, page, locale }: ChoicesProps): ReactNode {
  const say = productWords(locale);
  const kept = data.category === props.category ? undefined : data.category;
  return (
    <form role="search" aria-label={say('shop')} className="product-search" action={page.path}>
      <input
        type="search"
        name="q"
        aria-label={say('searchShop')}
        placeholder={say('searchShop')}
        maxLength={100}
        defaultValue={data.words}
      />
      {kept && <input type="hidden" name="category" value={kept} />}
      {data.tag && <input type="hidden" name="tag" value={data.tag} />}
      <button type="submit">{say('search')}</button>
    </form>
  );
}

function Choice(choice: {
  readonly href: string;
  readonly isChosen: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <li>
      <a href={choice.href} aria-current={choice.isChosen ? 'true' : undefined}>
        {choice.children}
      </a>
    </li>
  );
}

function Pages(view: ChoicesProps): ReactNode {
  const { page, pageCount } = view.data;
  const say = productWords(view.locale);
  return (
    <nav className="product-pages" aria-label={say('pages')}>
      {page > 1 && (
        <a rel="prev" href={addressOf(view, { page: String(page - 1) })}>
          {say('previous')}
        </a>
      )}
      <span>{say('page', { page, pages: pageCount })}</span>
      {page < pageCount && (
        <a rel="next" href={addressOf(view, { page: String(page + 1) })}>
          {say('next')}
        </a>
      )}
    </nav>
  );
}
