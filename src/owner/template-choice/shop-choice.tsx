/** Whether a new site begins with a shop; where it does, where it sells and in which currency. */
import type { ReactNode } from 'react';
import { FieldGroup } from '../ui/field-group.tsx';
import { Switch } from '../ui/switch.tsx';
import { SellingFields } from './selling-fields.tsx';
import type { NewShopQuestion } from './use-new-shop.ts';
import * as say from './words/en.ts';

export function ShopChoice({ question }: { readonly question: NewShopQuestion }): ReactNode {
  const { isWanted, isFixed } = question;
  return (
    <FieldGroup legend={say.doYouWantToSellOnline}>
      <Switch
        label={say.addAShop}
        hint={isFixed ? say.thisTemplateAlwaysIncludesAShop : say.addsAPageWithExampleProducts}
        isOn={isWanted}
        isDisabled={isFixed}
        onChange={question.want}
      />
      {isWanted && <SellingFields place={question} />}
    </FieldGroup>
  );
}
