/** What buyers agree with at the checkout, want beside the order, and write. */
import type { ReactNode } from 'react';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { CHECKOUT_LIMITS } from '#domain/store/cart/checkout-entries.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import type { offeredTexts } from '#domain/store/settings/order-texts.ts';
import { storeWords } from '#domain/store/settings/words/words.ts';
import { FieldError, type FieldsProps, fieldId } from './checkout-field.tsx';
import { withElement } from './with-element.tsx';

export interface WishesProps extends FieldsProps {
  readonly cart: CheckoutCart;
  /** Of the page with the terms, where there are any. */
  readonly termsHref: string | undefined;
  /** Buyers may ask for the newsletter. */
  readonly hasNews: boolean;
  /** Buyers may agree to be reminded of their cart. */
  readonly hasReminders: boolean;
  /** What buyers may write for what is delivered. */
  readonly texts: ReturnType<typeof offeredTexts>;
}

/** What buyers may want beside the order: nothing is ticked for them. */
export function Agreements({ entries, hasNews, hasReminders, locale }: WishesProps): ReactNode {
  const say = cartWords(locale);
  return (
    <>
      {hasNews && (
        <label className="shop-choice">
          <input type="checkbox" name="news" value="yes" defaultChecked={entries.news} />
          <span>
            {say('news')} <small>{say('newsHint')}</small>
          </span>
        </label>
      )}
      {hasReminders && (
        <label className="shop-choice">
          <input type="checkbox" name="reminder" value="yes" defaultChecked={entries.reminder} />
          <span>
            {say('reminder')} <small>{say('reminderHint')}</small>
          </span>
        </label>
      )}
    </>
  );
}

export function Notes({ entries, cart, texts, locale }: WishesProps): ReactNode {
  const say = cartWords(locale);
  const about = storeWords(locale);
  return (
    <fieldset>
      <legend>{say('additional')}</legend>
      <div className="shop-field">
        <label htmlFor={fieldId('note')}>{say('note')}</label>
        <textarea
          id={fieldId('note')}
          name="note"
          rows={3}
          maxLength={CHECKOUT_LIMITS.note}
          defaultValue={entries.note}
        />
      </div>
      {cart.needsDelivery &&
        texts.map(({ name, max }) => (
          <div className="shop-field" key={name}>
            <label htmlFor={fieldId(name)}>{about(`${name}.label`)}</label>
            <textarea
              id={fieldId(name)}
              name={name}
              rows={3}
              maxLength={max}
              aria-describedby={`${fieldId(name)}-hint`}
              defaultValue={entries[name]}
            />
            <small id={`${fieldId(name)}-hint`}>{about(`${name}.hint`)}</small>
          </div>
        ))}
    </fieldset>
  );
}

export function Agreement({
  entries,
  errors,
  termsHref,
  locale,
}: Pick<WishesProps, 'entries' | 'errors' | 'termsHref' | 'locale'>): ReactNode {
  const say = cartWords(locale);
  if (termsHref === undefined) return null;
  return (
    <div className="shop-agreement">
      <label className="shop-choice">
        <input
          id={fieldId('terms')}
          type="checkbox"
          name="terms"
          value="yes"
          defaultChecked={entries.terms}
          {...(errors.terms && { 'aria-invalid': true, 'aria-describedby': `${fieldId('terms')}-error` })}
        />
        <span>
          {withElement(
            (terms) => say('agree', { terms }),
            <a href={termsHref} target="_blank" rel="noopener">
              {say('terms')}
            </a>,
          )}
        </span>
      </label>
      <FieldError name="terms" errors={errors} />
    </div>
  );
}
