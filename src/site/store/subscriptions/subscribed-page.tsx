/** CART-28 (206, 208): thanks a subscriber, and leads on. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { SubscribedOffer } from '#domain/store/cart/checkout-cart.ts';
import { priceWords, termWords } from '#domain/store/subscriptions/price-words.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';

interface SubscribedPageProps {
  readonly locale: string;
  readonly offer: SubscribedOffer;
  readonly recurringMinor: number;
  readonly currency: CurrencyCode;
  readonly orderHref: string;
  readonly manageHref: string;
  readonly isTest: boolean;
}

export function SubscribedPage(props: SubscribedPageProps): ReactNode {
  const { locale, offer, recurringMinor: minor, currency } = props;
  const { title, plan } = offer;
  const say = subscriptionWords(locale);
  const price = priceWords({ minor, currency, plan, locale });
  return (
    <div className="system-page shop-page">
      <h1>{say(offer.kind === 'plan' ? 'confirmedPlan' : 'confirmed')}</h1>
      {props.isTest && <p className="shop-test">{say('test')}</p>}
      <p>{plan === null ? say('confirmedOnce', { title }) : say('confirmedText', { title, price })}</p>
      <p>{termWords({ currency, plan, locale }).join(' · ')}</p>
      <p>
        <a className="button button-link" href={props.orderHref}>
          {say('viewOrder')}
        </a>
      </p>
      {plan !== null && (
        <p>
          <a href={props.manageHref}>{say('manage')}</a>
        </p>
      )}
    </div>
  );
}
