/** A price as visitors read it; what it cost before stands struck beside it. */
import type { ReactNode } from 'react';
import type { PriceText } from '#domain/store/price-text.ts';

export function Price({ price }: { readonly price: PriceText }): ReactNode {
  if (price.original === undefined) return <span>{price.text}</span>;
  return (
    <>
      <span className="visually-hidden">Was </span>
      <s>{price.original}</s>
      <span className="visually-hidden">, now </span> <span>{price.text}</span>
    </>
  );
}
