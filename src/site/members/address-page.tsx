/** An address that a member saves, with the parts that its country writes. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { ACCOUNT_PATH, ADDRESS, SAVED_ADDRESS_CALL, SHOWN_COUNTRY } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { AddressFields, type AddressPlace } from '../store/cart/address-fields.tsx';
import { type FieldsProps, fieldId } from '../store/cart/checkout-field.tsx';
import { Form } from './parts.tsx';

interface SavedAddressPageProps extends FieldsProps, AddressPlace {
  /** Empty for a new one. */
  readonly id: string;
}

export function SavedAddressPage({ id, ...fields }: SavedAddressPageProps): ReactNode {
  const { locale, errors, form } = fields;
  const say = memberWords(locale);
  const all = Object.entries(errors) as [Parameters<typeof fieldId>[0], string][];
  return (
    <div className="system-page shop-page">
      <h1>{say(id === '' ? 'addAddress' : 'saveAddress')}</h1>
      {all.length > 0 && (
        <div className="shop-problems" role="alert" {...PROBLEM_MARK}>
          <ul>
            {all.map(([name, words]) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`}>{words}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="shop-steps">
        <Form
          action={SAVED_ADDRESS_CALL}
          label={say('saveAddress')}
          hidden={{ [ADDRESS]: id, [SHOWN_COUNTRY]: form.country }}
        >
          <AddressFields {...fields} asked="all" />
        </Form>
        <p>
          <a href={ACCOUNT_PATH}>{say('account')}</a>
        </p>
      </div>
    </div>
  );
}
