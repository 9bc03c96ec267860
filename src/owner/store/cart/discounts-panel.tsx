/** Coupons, and discounts that everybody gets. */
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import { makeId } from '../../make-id.ts';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { Button } from '../../ui/button.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { discountWords, PERCENT, retitled, titleOfDiscount } from '../settings/given-names.ts';
import { SettingRow } from '../settings/setting-row.tsx';
import { useStore } from '../settings/use-store.ts';
import { DiscountFields } from './discount-fields.tsx';
import { DiscountUse, useDiscountUses } from './discount-use.tsx';
import { standingWords } from './discount-words.ts';

export function DiscountsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const uses = useDiscountUses(siteId);
  const [addedId, setAddedId] = useState<string>();
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const { discounts, currency } = value;
  const add = () => {
    const discount = newDiscount();
    setAddedId(discount.id);
    set({ discounts: [...discounts, discount] });
  };
  const change = (discount: StoreDiscount, part: Partial<StoreDiscount>) =>
    set({
      discounts: discounts.map((each) => (each.id === discount.id ? retitled(each, part, currency) : each)),
    });
  return (
    <SettingsPanel form={form}>
      {discounts.length === 0 && <p>There are no discounts.</p>}
      {discounts.map((discount) => (
        <SettingRow
          key={discount.id}
          title={discount.title || titleOfDiscount(discount, currency)}
          summary={[
            discountWords(discount, currency),
            ...standingWords(discount, uses?.get(discount.id)?.used ?? 0, Date.now()),
          ].join(' · ')}
          isOpen={discount.id === addedId}
        >
          {uses && <DiscountUse discount={discount} use={uses.get(discount.id)} currency={currency} />}
          <DiscountFields
            siteId={siteId}
            discount={discount}
            currency={currency}
            isNew={discount.id === addedId}
            onChange={(part) => change(discount, part)}
            onRemove={() => set({ discounts: discounts.filter(({ id }) => id !== discount.id) })}
          />
        </SettingRow>
      ))}
      <span>
        <Button icon={<Plus />} onClick={add}>
          Add a discount
        </Button>
      </span>
    </SettingsPanel>
  );
}

function newDiscount(): StoreDiscount {
  return {
    id: makeId(),
    title: '',
    isOn: true,
    code: '',
    kind: 'order',
    value: { ppm: 10 * PERCENT },
    productIds: [],
    categories: [],
    minimumMinor: 0,
    combinesWith: [],
    startsAt: null,
    endsAt: null,
    limit: null,
    perCustomer: null,
  };
}
