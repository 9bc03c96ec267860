/** Price, variants and the way into the cart: a form that works by itself, and says more with its island. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { RenderContext } from '#domain/page.ts';
import type { ProductFacts } from '#domain/site-data.ts';
import { CART_ENTRIES_PATH, MAX_ENTRY_QUANTITY } from '#domain/store/cart/cart-entry.ts';
import { variantPriceText } from '#domain/store/catalogue/price-text.ts';
import {
  fewLeftText,
  isAvailable,
  isSoldOut,
  optionText,
  pricesVary,
  startingPrice,
  totalStock,
  type Variant,
} from '#domain/store/catalogue/product.ts';
import { structuredContentOf } from '#domain/store/catalogue/product-contract.ts';
import type { SubscriptionPlan } from '#domain/store/catalogue/subscription-plan.ts';
import { productWords } from '#domain/store/catalogue/words/words.ts';
import { giftCheckoutPath } from '#domain/store/gift-cards/contract.ts';
import { deliveryText } from '#domain/store/settings/delivery-promise.ts';
import { formatPrice } from '#domain/store/settings/format-price.ts';
import { BEGIN_PATH } from '#domain/store/subscriptions/calls-visitor.ts';
import { priceWords, termWords } from '#domain/store/subscriptions/price-words.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import { IslandProps } from '../kit/island-props.tsx';
import { ProductPrice } from '../kit/price.tsx';
import type { ProductIslandProps } from './island.ts';
import { Measures } from './measures.tsx';
import { Notice } from './notice.tsx';

interface OfferProps {
  readonly facts: ProductFacts;
  /** The variant that the address of the page selects. */
  readonly chosen?: Variant | undefined;
  readonly context: RenderContext;
}

interface AddressedProps extends OfferProps {
  /** Each variant has an address on this page. */
  readonly hasAddress?: boolean;
}

export function Offer({ facts, chosen, hasAddress = false, context }: AddressedProps): ReactNode {
  const isGone = isSoldOut(facts);
  const { locale } = context;
  const say = productWords(locale);
  const format = (minor: number) => formatPrice(minor, facts.currency, locale);
  return (
    <>
      {!facts.subscriptionPlan && (
        <p className="product-price">
          <ProductPrice facts={chosen ? { ...facts, variants: [chosen] } : facts} locale={locale} />
        </p>
      )}
      {facts.subscriptionPlan && <Billing facts={facts} plan={facts.subscriptionPlan} locale={locale} />}
      {facts.opens && <p>{say('opens', { plan: facts.opens.name })}</p>}
      {facts.kind === 'giftCard' ? (
        <a className="button button-link" href={giftCheckoutPath(context.site.id, facts.id)}>
          {say('purchase')}
        </a>
      ) : isGone ? (
        <p className="product-sold-out">{say('soldOut')}</p>
      ) : (
        <BuyForm facts={facts} chosen={chosen} format={format} context={context} />
      )}
      <Notice facts={facts} chosen={chosen} context={context} />
      <Delivery facts={facts} format={format} locale={locale} />
      <Measures facts={facts} locale={locale} />
      {!isGone && facts.kind !== 'giftCard' && !facts.subscriptionPlan && (
        <IslandProps value={islandProps(facts, hasAddress, format)} />
      )}
    </>
  );
}

function islandProps(
  facts: ProductFacts,
  hasAddress: boolean,
  format: ChoiceProps['format'],
): ProductIslandProps {
  const { options, variants } = facts;
  return {
    product: structuredContentOf(facts),
    texts: variants.map((variant) => variantPriceText(variant, format)),
    ...(variants.some(({ pictureId }) => pictureId !== undefined)
      ? { pictures: variants.map(({ pictureId = null }) => pictureId) }
      : {}),
    ...(hasAddress && options.length > 0 ? { hasAddress } : {}),
  };
}

function BuyForm({ facts, chosen, format, context }: OfferProps & Pick<ChoiceProps, 'format'>): ReactNode {
  return (
    <form
      className="product-form"
      method="post"
      action={facts.subscriptionPlan ? BEGIN_PATH : CART_ENTRIES_PATH}
      noValidate
    >
      <input type="hidden" name="itemId" value={facts.id} />
      <Choice facts={facts} chosen={chosen} format={format} context={context} />
      <Quantity facts={facts} context={context} />
      <BuyButton facts={facts} context={context} />
      <p className="product-left">{leftWords(facts, chosen, context.locale)}</p>
      <p className="product-status" id={`${context.blockId}-status`} role="status" />
    </form>
  );
}

/** Of the variant that is selected, or the only one; of others the island says it once they are chosen. */
function leftWords({ kind, variants }: ProductFacts, chosen: Variant | undefined, locale: string): string {
  const say = productWords(locale);
  const only = chosen ?? (variants.length === 1 ? variants[0] : undefined);
  if (kind === 'digital' || !only) return '';
  return isAvailable(only) ? fewLeftText(only, (values) => say('left', values)) : say('soldOut');
}

interface DeliveryProps extends Pick<ChoiceProps, 'facts' | 'format'> {
  readonly locale: string;
}

function Delivery({ facts: { kind, delivery }, format, locale }: DeliveryProps): ReactNode {
  const words = kind === 'physical' && delivery ? deliveryText(delivery, format, locale) : '';
  return words ? <p className="product-delivery">{words}</p> : null;
}

/** STOR-27: where nothing is gathered in a cart, the button leads to the checkout and says so. */
function BuyButton({ facts: { isExpress, subscriptionPlan }, context: { locale } }: OfferProps): ReactNode {
  const words = subscriptionPlan
    ? subscriptionWords(locale)('subscribe')
    : productWords(locale)(isExpress ? 'purchase' : 'addToCart');
  return (
    <button type="submit" data-words={words}>
      {words}
    </button>
  );
}

/** What is agreed to beside the price: it has no script, and the page that follows prices the choice. */
function Billing({
  facts: { currency, variants },
  plan,
  locale,
}: Pick<OfferProps, 'facts'> & { readonly plan: SubscriptionPlan; readonly locale: string }): ReactNode {
  const asked = { currency: currency as CurrencyCode, plan, locale };
  return (
    <>
      <p className="product-price">{priceWords({ ...asked, minor: startingPrice({ variants }) })}</p>
      <p>{termWords(asked).join(' · ')}</p>
    </>
  );
}

interface ChoiceProps {
  readonly facts: ProductFacts;
  readonly chosen?: Variant | undefined;
  readonly format: (minor: number) => string;
  readonly context: Pick<RenderContext, 'blockId' | 'locale'>;
}

/** One option is a row of buttons; of several a browser without scripts offers every combination in one list. */
function Choice({ facts, chosen, format, context }: ChoiceProps): ReactNode {
  const { blockId, locale } = context;
  const soldOut = productWords(locale)('soldOutMark');
  const { options, variants } = facts;
  const [only] = variants;
  if (variants.length === 1 && only) return <input type="hidden" name="variantId" value={only.id} />;
  const isVaried = pricesVary(facts);
  const first = chosen ?? variants.find((variant) => isOffered(facts, variant));
  // One that is sold out and selected stays chosen: what is disabled would not be sent.
  const mayChoose = (variant: Variant) => variant === chosen || isOffered(facts, variant);
  if (options.length === 1)
    return (
      <fieldset className="product-option">
        <legend>{options[0]?.name}</legend>
        {variants.map((variant) => (
          <Pill
            key={variant.id}
            variant={variant}
            isOffered={isOffered(facts, variant)}
            isDisabled={!mayChoose(variant)}
            isChosen={variant === first}
            soldOut={soldOut}
            price={isVaried ? variantPriceText(variant, format).text : ''}
          />
        ))}
      </fieldset>
    );
  return (
    <>
      <p className="product-option product-variants">
        <label htmlFor={`${blockId}-variant`}>{options.map(({ name }) => name).join(', ')}</label>
        <select id={`${blockId}-variant`} name="variantId" defaultValue={first?.id}>
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id} disabled={!mayChoose(variant)}>
              {`${optionText(variant)}: ${variantPriceText(variant, format).text}${isOffered(facts, variant) ? '' : ` ${soldOut}`}`}
            </option>
          ))}
        </select>
      </p>
      {options.map(({ name, values }, index) => (
        <fieldset key={name} className="product-option" data-option={name} hidden>
          <legend>{name}</legend>
          {values.map((value) => (
            <label key={value} className="product-pill">
              <input
                type="radio"
                name={`option-${index}`}
                value={value}
                defaultChecked={first?.optionValues[index]?.value === value}
              />
              <span>{value}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

function isOffered({ kind }: ProductFacts, variant: Variant): boolean {
  return kind === 'digital' || isAvailable(variant);
}

interface PillProps {
  readonly variant: Variant;
  readonly isOffered: boolean;
  readonly isDisabled: boolean;
  readonly isChosen: boolean;
  /** Said of what is not there. */
  readonly soldOut: string;
  /** Empty where all variants cost the same. */
  readonly price: string;
}

function Pill({ variant, isOffered: isThere, isDisabled, isChosen, soldOut, price }: PillProps): ReactNode {
  return (
    <label className="product-pill">
      <input
        type="radio"
        name="variantId"
        value={variant.id}
        defaultChecked={isChosen}
        disabled={isDisabled}
      />
      <span>
        {optionText(variant)}
        {price && <small> {price}</small>}
        {!isThere && <span className="visually-hidden">{` ${soldOut}`}</span>}
      </span>
    </label>
  );
}

function Quantity({ facts, context: { blockId, locale } }: Omit<ChoiceProps, 'format'>): ReactNode {
  const isLimited = totalStock(facts) !== 'unlimited';
  const most = Math.max(...facts.variants.map(({ stock }) => stock));
  const max = isLimited ? Math.min(MAX_ENTRY_QUANTITY, most) : MAX_ENTRY_QUANTITY;
  return (
    <p className="product-quantity">
      <label htmlFor={`${blockId}-quantity`}>{productWords(locale)('quantity')}</label>
      <input
        id={`${blockId}-quantity`}
        type="number"
        name="quantity"
        min={1}
        max={max}
        step={1}
        defaultValue={1}
        inputMode="numeric"
      />
    </p>
  );
}
