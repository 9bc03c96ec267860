/** CART-22: where a gift card is chosen and written. What is sent goes into the cart, and the checkout follows. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { ADD_GIFT_PATH, GIFT_LIMITS } from '#domain/store/gift-cards/contract.ts';
import { type GiftEntries, type GiftErrors, OTHER_AMOUNT } from '#domain/store/gift-cards/gift-form.ts';
import { giftWords } from '#domain/store/gift-cards/words/words.ts';
import { GiftField } from './gift-field.tsx';

export interface GiftCheckoutProps {
  readonly locale: string;
  readonly productId: string;
  readonly title: string;
  readonly href: string;
  readonly amounts: readonly { readonly id: string; readonly label: string }[];
  /** Of an amount that is typed; undefined where there is none. */
  readonly freeAmount: { readonly label: string; readonly hint: string } | undefined;
  readonly days: { readonly min: string; readonly max: string };
  readonly entries: GiftEntries;
  readonly errors: GiftErrors;
  /** Of the whole; empty for nothing. */
  readonly message: string;
}

export function GiftCheckoutPage(props: GiftCheckoutProps): ReactNode {
  const { locale, productId, title, href, entries, errors, message, days } = props;
  const say = giftWords(locale);
  const problems = [message, ...Object.values(errors)].filter((each) => each !== '');
  const field = { entries, errors };
  return (
    <div className="system-page shop-page">
      <h1>{title}</h1>
      {problems.length > 0 && (
        <div className="shop-problems" role="alert" {...PROBLEM_MARK}>
          {problems.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
      <form className="shop-steps" method="post" action={ADD_GIFT_PATH} noValidate>
        <input type="hidden" name="productId" value={productId} />
        <Amounts {...props} />
        <fieldset>
          <legend>{say('buy.recipient')}</legend>
          <GiftField
            {...field}
            name="recipientName"
            label={say('buy.recipientName')}
            limit={GIFT_LIMITS.name}
          />
          <GiftField
            {...field}
            name="recipientEmail"
            type="email"
            label={say('buy.recipientEmail')}
            hint={say('buy.emailHint')}
            limit={GIFT_LIMITS.email}
          />
          <GiftField
            {...field}
            name="senderName"
            label={say('buy.senderName')}
            limit={GIFT_LIMITS.name}
            autoComplete="name"
          />
          <div className="shop-field">
            <label htmlFor="gift-message">{say('buy.message')}</label>
            <div>
              <textarea
                id="gift-message"
                name="message"
                rows={4}
                maxLength={GIFT_LIMITS.message}
                defaultValue={entries.message}
                dir="auto"
              />
            </div>
          </div>
          <GiftField
            {...field}
            name="date"
            type="date"
            label={say('buy.date')}
            hint={say('buy.dateHint')}
            limit={GIFT_LIMITS.date}
            {...days}
          />
        </fieldset>
        <button className="button" type="submit">
          {say('buy.submit')}
        </button>
      </form>
      <p>
        <a href={href}>{cartWords(locale)('continueShopping')}</a>
      </p>
    </div>
  );
}

function Amounts({ locale, amounts, freeAmount, entries, errors }: GiftCheckoutProps): ReactNode {
  const say = giftWords(locale);
  const isKnown = amounts.some(({ id }) => id === entries.variantId) || entries.variantId === OTHER_AMOUNT;
  const chosen = isKnown ? entries.variantId : (amounts[0]?.id ?? OTHER_AMOUNT);
  const option = (value: string, label: string) => (
    <label key={value} className="shop-choice">
      <input type="radio" name="variantId" value={value} defaultChecked={value === chosen} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{say('buy.amount')}</legend>
      {amounts.map(({ id, label }) => option(id, label))}
      {freeAmount && (
        <>
          {option(OTHER_AMOUNT, say('buy.other'))}
          <GiftField
            entries={entries}
            errors={errors}
            name="amount"
            label={freeAmount.label}
            hint={freeAmount.hint}
            limit={GIFT_LIMITS.amount}
            inputMode="decimal"
          />
        </>
      )}
    </fieldset>
  );
}
