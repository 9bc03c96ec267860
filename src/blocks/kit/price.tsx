/** A price as visitors read it; what it cost before stands struck beside it. */
import type { ReactNode } from 'react';
import type { ProductFacts } from '#domain/site-data.ts';
import { type PriceText, priceText } from '#domain/store/catalogue/price-text.ts';
import { productWords } from '#domain/store/catalogue/words/words.ts';
import { formatPrice } from '#domain/store/settings/format-price.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';

/** Of a product as a whole, the same wherever products are listed. */
export function ProductPrice({ facts, locale }: ProductPriceProps): ReactNode {
  const say = storeWords(locale);
  const price = priceText(
    facts,
    (minor) => formatPrice(minor, facts.currency, locale),
    (values) => say('from', values),
  );
  return <Price price={price} locale={locale} />;
}

interface ProductPriceProps {
  readonly facts: ProductFacts;
  /** Of the page. */
  readonly locale: string;
}

function Price({ price, locale }: { readonly price: PriceText; readonly locale: string }): ReactNode {
  const say = productWords(locale);
  if (price.original === undefined) return <span>{price.text}</span>;
  return (
    <>
      <span className="visually-hidden">{`${say('was')} `}</span>
      <s>{price.original}</s>
      <span className="visually-hidden">{`${say('now')} `}</span> <span>{price.text}</span>
    </>
  );
}
