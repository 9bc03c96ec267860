import type { ReactNode } from 'react';
import { directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import type { ProductFacts } from '#domain/site-data.ts';
import { EXAMPLES_NOTE, isExample } from '#domain/store/catalogue/example-products.ts';
import { fewLeftText, isOnSale, isSoldOut, totalStock } from '#domain/store/catalogue/product.ts';
import type { BlockRender } from '../contract.ts';
import { Picture } from '../kit/picture.tsx';
import { ProductPrice } from '../kit/price.tsx';
import { ratioValue } from '../kit/ratio.ts';
import { addressOf, addressOfAll, addressOfCategory, type GridView } from './addresses.ts';
import type { ProductGridData, ShownProduct } from './data.ts';
import type { ProductGridProps } from './definition.ts';

type Order = ProductGridProps['order'];

const ORDER_WORDS: Readonly<Record<Order, string>> = {
  newest: 'Newest',
  manual: 'Featured',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  title: 'Name',
};

export const render: BlockRender<ProductGridProps, ProductGridData> = ({ props, data, context }) =>
  isNear(props) && data.products.length === 0 ? null : (
    <div className={`product-grid product-grid-${props.columns}`} data-ratio={props.ratio}>
      {props.heading && <h2 {...directionIn(context.locale, props.heading)}>{props.heading}</h2>}
      {props.followsAddress && <Choices props={props} data={data} page={context.page} />}
      {props.followsAddress && data.products.some(({ item }) => isExample(item)) && (
        <p className="product-grid-note">{EXAMPLES_NOTE}</p>
      )}
      {data.products.length === 0 ? (
        <p className="product-grid-empty">
          {data.words || data.category || data.tag ? 'No products match.' : 'No products for sale yet.'}
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
      {props.followsAddress && data.pageCount > 1 && <Pages props={props} data={data} page={context.page} />}
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
        <Badge facts={facts} />
      </div>
      <Title {...directionIn(context.locale, item.title)}>
        <a href={item.path}>{item.title}</a>
      </Title>
      {facts && (
        <p className="product-card-price">
          <ProductPrice facts={facts} />
        </p>
      )}
    </li>
  );
}

function Badge({ facts }: Pick<ShownProduct, 'facts'>): ReactNode {
  const words = facts && badgeOf(facts);
  return words ? <p className="product-badge">{words}</p> : null;
}

function badgeOf(facts: ProductFacts): string {
  if (isSoldOut(facts)) return 'Sold out';
  if (isOnSale(facts)) return 'Sale';
  const stock = totalStock(facts);
  return stock === 'unlimited' ? '' : fewLeftText({ stock, isUnlimited: false });
}

interface ChoicesProps extends GridView {
  readonly data: ProductGridData;
}

function Choices(view: ChoicesProps): ReactNode {
  const { props, data } = view;
  const orders: readonly Order[] = [
    ...new Set([props.order, 'newest', 'price-low', 'price-high', 'title'] as const),
  ];
  const isEmpty = data.categories.length <= 1 && !data.isSorted && !data.isSearched && !data.tag;
  if (isEmpty) return null;
  return (
    <div className="product-choices">
      {data.categories.length > 1 && (
        <nav aria-label="Categories">
          <p aria-hidden="true">Show</p>
          <ul>
            <Choice href={addressOfAll(view)} isChosen={!data.category}>
              All
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
        <nav aria-label="Sort by" className="product-orders">
          <p aria-hidden="true">Sort by</p>
          <ul>
            {orders.map((order) => (
              <Choice key={order} href={addressOf(view, { sort: order })} isChosen={data.order === order}>
                {ORDER_WORDS[order]}
              </Choice>
            ))}
          </ul>
        </nav>
      )}
      {data.isSearched && <Search {...view} />}
      {data.words && (
        <p>
          Found for “{data.words}”: {data.total}. <a href={addressOf(view, { q: '' })}>Show all again</a>
        </p>
      )}
      {data.tag && (
        <p>
          Tagged “{data.tag}” <a href={addressOf(view, { tag: '' })}>Any tag</a>
        </p>
      )}
    </div>
  );
}

/** Within the shop; a category that is chosen stays. */
function Search({ props, data, page }: GridView): ReactNode {
  const kept = data.category === props.category ? undefined : data.category;
  return (
    <form role="search" aria-label="The shop" className="product-search" action={page.path}>
      <input type="search" name="q" aria-label="Search the shop" maxLength={100} defaultValue={data.words} />
      {kept && <input type="hidden" name="category" value={kept} />}
      {data.tag && <input type="hidden" name="tag" value={data.tag} />}
      <button type="submit">Search</button>
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
  return (
    <nav className="product-pages" aria-label="Pages">
      {page > 1 && (
        <a rel="prev" href={addressOf(view, { page: String(page - 1) })}>
          Previous page
        </a>
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <a rel="next" href={addressOf(view, { page: String(page + 1) })}>
          Next page
        </a>
      )}
    </nav>
  );
}
