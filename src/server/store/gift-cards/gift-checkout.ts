/** The page on which a gift card is chosen, and what can be chosen there. */
import type { Context } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Sellable } from '#domain/store/catalogue/sellable.ts';
import { GIFT_CHECKOUT_PATH } from '#domain/store/gift-cards/contract.ts';
import {
  daysToChoose,
  type GiftEntries,
  type GiftErrors,
  type GiftOffer,
  readGift,
} from '#domain/store/gift-cards/gift-form.ts';
import { giftWords } from '#domain/store/gift-cards/words/words.ts';
import { OtherCheckoutPage, otherCheckoutTitle } from '#site/store/cart/other-checkout-page.tsx';
import { GiftCheckoutPage } from '#site/store/gift-cards/gift-checkout-page.tsx';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';
import { findTimeZone } from '../../kernel/sites/queries.ts';
import type { CartRoutesDeps } from '../cart/visitor-routes.ts';
import { findSellable } from '../catalogue/find-sellable.ts';
import { listVariantIds } from '../catalogue/queries-sellable.ts';
import { findStore } from '../settings/queries.ts';

export interface GiftRoutesDeps
  extends Kernel,
    Pick<PagePorts, 'showOwnPage' | 'showKeptPage'>,
    Pick<CartRoutesDeps, 'maySeeVariant'> {}

type SiteContext = Context<SiteEnvironment>;

export interface FoundOffer extends GiftOffer {
  readonly sellables: readonly Sellable[];
  readonly currency: string;
}

/** Undefined where no such gift card is sold, or its page has a password that the visitor has not given. */
export async function findGiftOffer(
  deps: GiftRoutesDeps,
  context: SiteContext,
  productId: string,
): Promise<FoundOffer | undefined> {
  const { id: siteId, language, locale } = context.get('site');
  const db = deps.db.read;
  const ids = await listVariantIds(db, siteId, productId);
  const found = await findSellable(db, siteId, ids, language);
  const sellables = ids.flatMap((id) => found.get(id) ?? []);
  const [first] = sellables;
  if (first?.kind !== 'giftCard' || !(await deps.maySeeVariant(context, first.variantId))) return undefined;
  const [store, timeZone] = await Promise.all([findStore(db, siteId), findTimeZone(db, siteId)]);
  const { currency, currencySymbol: symbol } = store;
  return {
    sellables,
    currency,
    variants: sellables.map(({ variantId: id }) => ({ id })),
    freeAmount: first.freeAmount,
    digits: currencyOf(currency).fractionDigits,
    format: (minor) => formatMoney({ minor, currency }, { symbol, locale }),
    timeZone,
    now: deps.now(),
    locale,
  };
}

interface Again {
  readonly entries: GiftEntries;
  readonly errors: GiftErrors;
  readonly message: string;
  readonly status: number;
}

const IS_ID = /^[\w-]{1,100}$/;
const MOST_LETTERS_OF_SKU = 60;

/** CART-22: the site and the product have to be said, and the site is the one of the host. */
export async function showGiftCheckout(
  deps: GiftRoutesDeps,
  context: SiteContext,
  asked: Readonly<Record<string, string>>,
  again?: Again,
): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const { websiteId = '', giftCardProductId = '', sku = '' } = asked;
  const isComplete =
    websiteId === siteId && IS_ID.test(giftCardProductId) && sku.length <= MOST_LETTERS_OF_SKU;
  const offer = isComplete ? await findGiftOffer(deps, context, giftCardProductId) : undefined;
  const page = {
    type: PAGE_TYPES.checkout,
    path: GIFT_CHECKOUT_PATH,
    headers: { 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' },
  };
  const bySku = offer?.sellables.find((each) => each.sku === sku);
  if (!offer || (sku !== '' && !bySku))
    return deps.showOwnPage(context, {
      ...page,
      status: isComplete ? 404 : 400,
      title: otherCheckoutTitle('giftcard', locale),
      content: OtherCheckoutPage({ kind: 'giftcard', isComplete, locale }),
    });
  const said = again ?? {
    entries: readGift({ variantId: bySku?.variantId ?? '' }),
    errors: {},
    message: '',
    status: 200,
  };
  return deps.showOwnPage(context, {
    ...page,
    status: said.status,
    title: offer.sellables[0]?.title ?? otherCheckoutTitle('giftcard', locale),
    content: contentOf(offer, giftCardProductId, said),
  });
}

function contentOf(
  offer: FoundOffer,
  productId: string,
  said: { readonly entries: GiftEntries; readonly errors: GiftErrors; readonly message: string },
) {
  const { sellables, freeAmount, format, locale, currency, now, timeZone } = offer;
  const say = giftWords(locale);
  const [first] = sellables;
  return GiftCheckoutPage({
    ...said,
    locale,
    productId,
    title: first?.title ?? '',
    href: first?.href ?? '/',
    amounts: sellables.map(({ variantId, unitPriceMinor }) => ({
      id: variantId,
      label: format(unitPriceMinor),
    })),
    freeAmount: freeAmount && {
      label: say('buy.otherAmount', { currency }),
      hint: say('buy.between', { least: format(freeAmount.minMinor), most: format(freeAmount.maxMinor) }),
    },
    days: daysToChoose(now, timeZone),
  });
}
