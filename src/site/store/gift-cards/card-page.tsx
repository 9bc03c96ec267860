/** A gift card to look at and to print, in the clothes of the site. */
import type { ReactNode } from 'react';
import { giftWords } from '#domain/store/gift-cards/words/words.ts';

export interface CardPageProps {
  readonly locale: string;
  readonly shop: string;
  readonly amount: string;
  /** Grouped; undefined where only its holder knows it. */
  readonly code: string | undefined;
  readonly recipientName: string;
  readonly senderName: string;
  readonly message: string;
  /** Empty: it never ends. */
  readonly until: string;
  readonly isTest: boolean;
  /** It was mailed already. */
  readonly isDelivered: boolean;
}

export function CardPage(props: CardPageProps): ReactNode {
  const { locale, shop, amount, code, recipientName, senderName, message, until } = props;
  const say = giftWords(locale);
  return (
    <div className="system-page shop-page">
      <article className="gift-card">
        <h1>{say('title')}</h1>
        {props.isTest && <p>{say('test.words')}</p>}
        <p className="gift-shop">{shop}</p>
        <p className="gift-amount">{amount}</p>
        {recipientName !== '' && <p>{say('card.for', { name: recipientName })}</p>}
        {message !== '' && (
          <p className="shop-words" dir="auto">
            {message}
          </p>
        )}
        {senderName !== '' && <p>{say('card.from', { name: senderName })}</p>}
        {code !== undefined && (
          <p>
            <span className="visually-hidden">{`${say('card.code')}: `}</span>
            <code className="gift-card-code" dir="ltr">
              {code}
            </code>
          </p>
        )}
        <p>
          {code === undefined
            ? say(props.isDelivered ? 'card.elsewhere' : 'card.coming')
            : say('card.use', { shop })}
        </p>
        {until !== '' && <p>{say('balance.until', { date: until })}</p>}
      </article>
      <p className="gift-hint">{say('card.print')}</p>
    </div>
  );
}
