/** The product in the words of search engines: of what the page shows, and only of what is known. */
import type { ReactNode } from 'react';
import { toScriptJson } from '#domain/json.ts';
import type { MediaView } from '#domain/media/calls.ts';
import { imageUrl } from '#domain/media/media.ts';
import { absoluteUrl, type RenderContext } from '#domain/page.ts';
import type { ProductFacts } from '#domain/site-data.ts';
import { isGlobalGtin } from '#domain/store/catalogue/gtin.ts';
import { meaningOf, OPTION_MEANINGS, valueMeaning } from '#domain/store/catalogue/option-meaning.ts';
import { effectivePrice, isAvailable, optionText, type Variant } from '#domain/store/catalogue/product.ts';
import { ownSku } from '#domain/store/catalogue/sku.ts';
import { variantAddress } from '#domain/store/catalogue/variant-address.ts';
import { plainAmount } from '#domain/store/settings/format-price.ts';

interface ProductJsonProps {
  readonly facts: ProductFacts;
  readonly title: string;
  readonly excerpt: string;
  readonly pictures: readonly MediaView[];
  readonly context: RenderContext;
}

type Thing = Readonly<Record<string, unknown>>;

export function ProductJson(props: ProductJsonProps): ReactNode {
  const thing = productThing(props);
  return (
    thing && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(thing) }} />
  );
}

/** A product with several variants is a group of products, each with an address of its own. */
function productThing(props: ProductJsonProps): Thing | undefined {
  const { facts, title, excerpt, pictures, context } = props;
  const { site, page } = context;
  const url = absoluteUrl(site, page.path);
  // Search engines take no product without a price above 0.
  const variants = facts.variants.filter((variant) => effectivePrice(variant) > 0);
  const [first] = variants;
  if (!first) return undefined;
  const common = {
    '@context': 'https://schema.org',
    '@id': `${url}#product`,
    name: title,
    url,
    ...(excerpt && { description: excerpt }),
    ...(pictures.length > 0 && { image: pictures.map((each) => pictureUrl(props, each)) }),
    ...(facts.brand !== undefined && { brand: { '@type': 'Brand', name: facts.brand } }),
  };
  if (facts.variants.length === 1)
    return { ...common, '@type': 'Product', ...factsOf(first), offers: offerOf(props, first) };
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: facts.id,
    variesBy: facts.options.map(({ name }) => {
      const meaning = meaningOf(name);
      return meaning ? `https://schema.org/${meaning}` : name;
    }),
    hasVariant: variants.map((variant) => variantThing(props, variant)),
  };
}

function variantThing(props: ProductJsonProps, variant: Variant): Thing {
  const { title, pictures } = props;
  const picture = pictures.find(({ id }) => id === variant.pictureId) ?? pictures[0];
  return {
    '@type': 'Product',
    name: [title, optionText(variant)].filter(Boolean).join(', '),
    ...(picture && { image: pictureUrl(props, picture) }),
    ...factsOf(variant),
    ...Object.fromEntries(
      OPTION_MEANINGS.flatMap((meaning) => {
        const value = valueMeaning(variant.optionValues, meaning);
        return value === undefined ? [] : [[meaning, value]];
      }),
    ),
    offers: offerOf(props, variant),
  };
}

/** A number that only this shop knows is no GTIN to others. */
function factsOf({ sku, gtin, mpn }: Variant): Thing {
  const known = ownSku(sku);
  return {
    ...(known && { sku: known }),
    ...(gtin !== undefined && isGlobalGtin(gtin) && { gtin }),
    ...(mpn !== undefined && { mpn }),
  };
}

const CONDITIONS = {
  new: 'NewCondition',
  used: 'UsedCondition',
  refurbished: 'RefurbishedCondition',
} as const;

function offerOf({ facts, context }: ProductJsonProps, variant: Variant): Thing {
  const { kind, currency, condition = 'new', saleUntil } = facts;
  const isThere = kind === 'digital' || isAvailable(variant);
  const url = absoluteUrl(context.site, context.page.path);
  return {
    '@type': 'Offer',
    url: variantAddress(url, variant),
    price: plainAmount(effectivePrice(variant), currency),
    priceCurrency: currency,
    availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
    ...(kind === 'physical' && { itemCondition: `https://schema.org/${CONDITIONS[condition]}` }),
    ...(variant.isOnSale &&
      saleUntil !== undefined && { priceValidUntil: new Date(saleUntil).toISOString() }),
  };
}

function pictureUrl({ context }: ProductJsonProps, picture: MediaView): string {
  return context.site.baseUrl + imageUrl(picture, 1500);
}
