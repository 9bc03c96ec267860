/** A price as visitors read it; what it cost before stands struck beside it. */
import type { ReactNode } from 'react';
import type { ProductFacts } from '#domain/site-data.ts';
import { type PriceText, priceText } from '#domain/store/catalogue/price-text.ts';
import { formatPrice } from '#domain/store/settings/format-price.ts';

/** Of a product as a whole, the same wherever products are listed. */
export function ProductPrice({ facts }: { readonly facts: ProductFacts }): ReactNode {
  return <Price price={priceText(facts, (minor) => formatPrice(minor, facts.currency))} />;
}

function Price({ price }: { readonly price: PriceText }): ReactNode {
  if (price.original === undefined) return <span>{price.text}</span>;
  return (
    <>
      <span className="visually-hidden">Was </span>
      <s>{price.original}</s>
      <span className="visually-hidden">, now </span> <span>{price.text}</span>
    </>
  );
}
