/** Gift cards that an order bought, each with a page to print. */
import type { ReactNode } from 'react';
import { giftWords } from '#domain/store/gift-cards/words/words.ts';

interface BoughtCardsProps {
  readonly locale: string;
  readonly cards: readonly {
    readonly name: string;
    readonly amount: string;
    /** Empty for a card with another recipient. */
    readonly href: string;
    /** To whom and when it goes; empty for nothing to say. */
    readonly mailed: string;
  }[];
}

export function BoughtCards({ locale, cards }: BoughtCardsProps): ReactNode {
  const say = giftWords(locale);
  return (
    <section>
      <h2>{say('order.cards')}</h2>
      <ul>
        {cards.map(({ name, amount, href, mailed }) => (
          <li key={name}>
            {name}, {amount}
            {mailed !== '' && <small>{` ${mailed}`}</small>}{' '}
            {href !== '' && (
              <a href={href}>
                {say('mail.view')}
                <span className="visually-hidden">{` ${name}`}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
