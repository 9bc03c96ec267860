/** The product in the words of search engines. */
import type { ReactNode } from 'react';
import { toScriptJson } from '#domain/json.ts';
import type { MediaView } from '#domain/media/calls.ts';
import { imageUrl } from '#domain/media/media.ts';
import { absoluteUrl, type RenderContext } from '#domain/page.ts';
import type { ProductFacts } from '#domain/site-data.ts';
import { effectivePrice, isAvailable, type Variant } from '#domain/store/catalogue/product.ts';
import { ownSku } from '#domain/store/catalogue/sku.ts';
import { plainAmount } from '#domain/store/settings/format-price.ts';

interface ProductJsonProps {
  readonly facts: ProductFacts;
  readonly title: string;
  readonly excerpt: string;
  readonly pictures: readonly MediaView[];
  readonly context: RenderContext;
}

export function ProductJson({ facts, title, excerpt, pictures, context }: ProductJsonProps): ReactNode {
  const { site, page } = context;
  const url = absoluteUrl(site, page.path);
  const [first] = facts.variants;
  // Search engines take no product without a price above 0.
  if (!first || facts.variants.every((variant) => effectivePrice(variant) === 0)) return null;
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    url,
    ...(excerpt ? { description: excerpt } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((each) => site.baseUrl + imageUrl(each, 1500)) } : {}),
    sku: ownSku(first.sku) || undefined,
    brand: { '@type': 'Brand', name: site.settings.title },
    offers: facts.variants.map((variant) => offerOf(facts, variant, url)),
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(thing) }} />;
}

function offerOf({ kind, currency }: ProductFacts, variant: Variant, url: string) {
  const isThere = kind === 'digital' || isAvailable(variant);
  return {
    '@type': 'Offer',
    sku: ownSku(variant.sku) || undefined,
    url,
    price: plainAmount(effectivePrice(variant), currency),
    priceCurrency: currency,
    availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
  };
}
