/** CART-28 (206, 208): thanks a subscriber, and leads on. */
import type { ReactNode } from 'react';
import { memberWords } from '#domain/members/words/words.ts';
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
  /** What the plan opens. */
  readonly opens: readonly { readonly title: string; readonly path: string }[];
  /** Tests of visitors open no plan. */
  readonly test: 'opens' | 'opensNothing' | undefined;
}

export function SubscribedPage(props: SubscribedPageProps): ReactNode {
  const { locale, offer, recurringMinor: minor, currency, opens, test } = props;
  const { title, plan } = offer;
  const say = subscriptionWords(locale);
  const price = priceWords({ minor, currency, plan, locale });
  return (
    <div className="system-page shop-page">
      <h1>{say(offer.kind === 'plan' ? 'confirmedPlan' : 'confirmed')}</h1>
      {test && <p className="shop-test">{say(test === 'opens' ? 'test' : 'testPlan')}</p>}
      <p>{plan === null ? say('confirmedOnce', { title }) : say('confirmedText', { title, price })}</p>
      <p>{termWords({ currency, plan, locale }).join(' · ')}</p>
      {opens.map(({ title: page, path }, index) => (
        <p key={path}>
          <a className={index === 0 ? 'button button-link' : undefined} href={path}>
            {memberWords(locale)('continueTo', { page })}
          </a>
        </p>
      ))}
      <p>
        <a className={opens.length === 0 ? 'button button-link' : undefined} href={props.orderHref}>
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
