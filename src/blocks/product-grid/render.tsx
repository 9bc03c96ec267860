import type { ReactNode } from 'react';
import type { RenderContext } from '#domain/page.ts';
import type { ProductFacts } from '#domain/site-data.ts';
import { categoryPath } from '#domain/store/category-page.ts';
import { formatPrice } from '#domain/store/format-price.ts';
import { priceText } from '#domain/store/price-text.ts';
import { fewLeftText, isOnSale, isSoldOut, totalStock } from '#domain/store/product.ts';
import type { BlockRender } from '../contract.ts';
import { Picture } from '../kit/picture.tsx';
import { Price } from '../kit/price.tsx';
import { ratioValue } from '../kit/ratio.ts';
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

export const render: BlockRender<ProductGridProps, ProductGridData> = ({ props, data, context }) => (
  <div className={`product-grid product-grid-${props.columns}`}>
    {props.heading && <h2>{props.heading}</h2>}
    {props.followsAddress && (
      <Choices props={props} data={data} path={context.page.path} base={context.page.categoryBase} />
    )}
    {data.products.length === 0 ? (
      <p className="product-grid-empty">
        {data.category || data.tag ? 'Nothing fits this choice.' : 'There is nothing for sale here yet.'}
      </p>
    ) : (
      <ul className="product-cards">
        {data.products.map((shown) => (
          <Card key={shown.item.id} shown={shown} props={props} context={context} />
        ))}
      </ul>
    )}
    {props.followsAddress && data.pageCount > 1 && (
      <Pages props={props} data={data} path={context.page.path} base={context.page.categoryBase} />
    )}
  </div>
);

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
            sizes={`(min-width: 60em) ${Math.round(100 / props.columns)}vw, 50vw`}
          />
        ) : (
          <div className="product-card-blank" />
        )}
        <Badge facts={facts} />
      </div>
      <Title>
        <a href={item.path}>{item.title}</a>
      </Title>
      {facts && (
        <p className="product-card-price">
          <Price price={priceText(facts, (minor) => formatPrice(minor, facts.currency))} />
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

interface ChoicesProps {
  readonly props: ProductGridProps;
  readonly data: ProductGridData;
  readonly path: string;
  /** Of the shop, where each category has a page of its own. */
  readonly base: string | undefined;
}

/** The address of the grid with other terms; what is the case without them is left out. */
function addressOf(
  { props, data, path }: ChoicesProps,
  change: Partial<Record<'sort' | 'category' | 'tag' | 'page', string>>,
): string {
  const terms: Record<string, string | undefined> = {
    category: data.category,
    tag: data.tag,
    sort: data.order,
    ...change,
  };
  const usual: Record<string, string | undefined> = {
    sort: props.order,
    category: props.category,
    page: '1',
  };
  const given = Object.entries(terms).filter(([name, value]) => value && value !== usual[name]);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query === '' ? path : `${path}?${query}`;
}

function Choices(choices: ChoicesProps): ReactNode {
  const { props, data } = choices;
  const orders: readonly Order[] = [
    ...new Set([props.order, 'newest', 'price-low', 'price-high', 'title'] as const),
  ];
  return (
    <div className="product-choices">
      {data.categories.length > 1 && (
        <nav aria-label="Categories">
          <ul>
            <Choice
              href={choices.base ?? addressOf(choices, { category: '', tag: '' })}
              isChosen={!data.category && !data.tag}
            >
              All
            </Choice>
            {data.categories.map((category) => (
              <Choice
                key={category}
                href={
                  choices.base === undefined
                    ? addressOf(choices, { category, tag: '' })
                    : categoryPath(choices.base, category)
                }
                isChosen={data.category === category}
              >
                {category}
              </Choice>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label="Sort by" className="product-orders">
        <ul>
          {orders.map((order) => (
            <Choice key={order} href={addressOf(choices, { sort: order })} isChosen={data.order === order}>
              {ORDER_WORDS[order]}
            </Choice>
          ))}
        </ul>
      </nav>
    </div>
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

function Pages(choices: ChoicesProps): ReactNode {
  const { page, pageCount } = choices.data;
  return (
    <nav className="product-pages" aria-label="Pages">
      {page > 1 && (
        <a rel="prev" href={addressOf(choices, { page: String(page - 1) })}>
          Previous page
        </a>
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <a rel="next" href={addressOf(choices, { page: String(page + 1) })}>
          Next page
        </a>
      )}
    </nav>
  );
}
