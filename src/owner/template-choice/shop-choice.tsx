/** Whether a new site begins with a shop; where it does, where it sells and in which currency. */
import type { ReactNode } from 'react';
import { FieldGroup } from '../ui/field-group.tsx';
import { Switch } from '../ui/switch.tsx';
import { SellingFields } from './selling-fields.tsx';
import type { NewShopQuestion } from './use-new-shop.ts';

export function ShopChoice({ question }: { readonly question: NewShopQuestion }): ReactNode {
  const { isWanted, isFixed } = question;
  return (
    <FieldGroup legend="Do you want to sell online?">
      <Switch
        label="Add a shop"
        hint={
          isFixed
            ? 'This template always includes a shop.'
            : 'Adds a page with example products, a cart and a checkout. You can also add a shop later.'
        }
        isOn={isWanted}
        isDisabled={isFixed}
        onChange={question.want}
      />
      {isWanted && <SellingFields place={question} />}
    </FieldGroup>
  );
}
