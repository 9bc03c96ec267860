/** Whether a new site begins with a shop; where it does, where it sells and in which currency. */
import type { ReactNode } from 'react';
import { FieldGroup } from '../ui/field-group.tsx';
import { Switch } from '../ui/switch.tsx';
import { SellingFields } from './selling-fields.tsx';
import type { NewShopQuestion } from './use-new-shop.ts';

export function ShopChoice({ question }: { readonly question: NewShopQuestion }): ReactNode {
  const { isWanted, isFixed } = question;
  return (
    <FieldGroup legend="Do you sell things?">
      <Switch
        label="With a shop"
        hint={
          isFixed
            ? 'This template is made for shops, and always has one.'
            : 'A page with examples where your own things will stand, a cart and a checkout. It can be added later, too.'
        }
        isOn={isWanted}
        isDisabled={isFixed}
        onChange={question.want}
      />
      {isWanted && <SellingFields place={question} />}
    </FieldGroup>
  );
}
