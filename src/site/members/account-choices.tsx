/** What a member keeps with the site: addresses for the next checkout, and newsletter lists. */
import type { ReactNode } from 'react';
import { MOST_ADDRESSES } from '#domain/members/addresses.ts';
import {
  ADDRESS,
  ADDRESS_PAGE_PATH,
  JOIN_NEWSLETTER_CALL,
  LEAVE_NEWSLETTER_CALL,
  SAVED_ADDRESS_CALL,
} from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { Form } from './parts.tsx';

interface WrittenAddress {
  readonly id: string;
  readonly lines: readonly string[];
}

export interface NewsletterChoice {
  readonly joined: readonly { readonly id: string; readonly name: string }[];
  /** The list that the member could join. */
  readonly offered: string | undefined;
}

export interface ChoicesProps {
  readonly locale: string;
  /** The default comes first. */
  readonly addresses: readonly WrittenAddress[];
  readonly newsletter: NewsletterChoice;
}

export function SavedAddresses({ locale, addresses }: ChoicesProps): ReactNode {
  const say = memberWords(locale);
  return (
    <section className="shop-steps" aria-labelledby="saved-addresses">
      <h2 id="saved-addresses">{say('savedAddresses')}</h2>
      {addresses.length > 0 && (
        <ul>
          {addresses.map(({ id, lines }, index) => {
            const address = lines.slice(0, 2).join(', ');
            const form = { action: SAVED_ADDRESS_CALL, isQuiet: true };
            return (
              <li key={id}>
                {lines[0]}
                <small>{lines.slice(1).join('\n')}</small>
                {index === 0 && <small>{say('defaultAddress')}</small>}
                <a href={`${ADDRESS_PAGE_PATH}?${ADDRESS}=${id}`}>{say('editAddress', { address })}</a>
                {index > 0 && (
                  <Form
                    {...form}
                    label={say('makeDefault', { address })}
                    hidden={{ [ADDRESS]: id, step: 'default' }}
                  />
                )}
                <details>
                  <summary>{say('deleteAddress', { address })}</summary>
                  <Form
                    {...form}
                    label={say('deleteAddressYes')}
                    hidden={{ [ADDRESS]: id, step: 'delete' }}
                  />
                </details>
              </li>
            );
          })}
        </ul>
      )}
      {addresses.length < MOST_ADDRESSES && (
        <p>
          <a href={ADDRESS_PAGE_PATH}>{say('addAddress')}</a>
        </p>
      )}
    </section>
  );
}

export function Newsletter({ locale, newsletter: { joined, offered } }: ChoicesProps): ReactNode {
  const say = memberWords(locale);
  if (joined.length === 0 && offered === undefined) return null;
  return (
    <section className="shop-steps" aria-labelledby="account-newsletter">
      <h2 id="account-newsletter">{say('newsletter')}</h2>
      {joined.map(({ id, name }) => (
        <Form
          key={id}
          action={LEAVE_NEWSLETTER_CALL}
          label={say('unsubscribe', { list: name })}
          hidden={{ list: id }}
          isQuiet
        />
      ))}
      {offered !== undefined && (
        <Form action={JOIN_NEWSLETTER_CALL} label={say('subscribe', { list: offered })} isQuiet />
      )}
    </section>
  );
}
