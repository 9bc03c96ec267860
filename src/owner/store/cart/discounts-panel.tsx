/** Coupons, and discounts that everybody gets. */
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import { makeId } from '../../make-id.ts';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { discountWords, PERCENT, retitled, titleOfDiscount } from '../settings/given-names.ts';
import { useStore } from '../settings/use-store.ts';
import styles from '../settings/zones.module.css';
import { DiscountFields } from './discount-fields.tsx';
import { DiscountUse, useDiscountUses } from './discount-use.tsx';
import { stateOfDiscount, timesWords } from './discount-words.ts';
import * as say from './words/en.ts';

export function DiscountsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const uses = useDiscountUses(siteId);
  const [openId, setOpenId] = useState<string>();
  const [addedId, setAddedId] = useState<string>();
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const { discounts, currency } = value;
  const add = () => {
    const discount = newDiscount();
    setAddedId(discount.id);
    setOpenId(discount.id);
    set({ discounts: [...discounts, discount] });
  };
  const change = (ids: readonly string[], part: Partial<StoreDiscount>) =>
    set({
      discounts: discounts.map((each) => (ids.includes(each.id) ? retitled(each, part, currency) : each)),
    });
  const remove = (ids: readonly string[]) =>
    set({ discounts: discounts.filter(({ id }) => !ids.includes(id)) });
  return (
    <SettingsPanel form={form}>
      {discounts.length === 0 ? (
        <p>{say.noDiscountsYet}</p>
      ) : (
        <Listing
          label={say.discounts}
          isBare
          rows={discounts}
          idOf={({ id }) => id}
          columns={columnsOf(currency, (id) => uses?.get(id)?.used ?? 0)}
          open={({ id }) =>
            () =>
              setOpenId(id === openId ? undefined : id)
            }
          detail={(discount) =>
            discount.id === openId && (
              <fieldset className={`stack loose ${styles['fields']}`}>
                <legend className="visually-hidden">{nameOf(discount, currency)}</legend>
                {uses && <DiscountUse discount={discount} use={uses.get(discount.id)} currency={currency} />}
                <DiscountFields
                  siteId={siteId}
                  discount={discount}
                  currency={currency}
                  isNew={discount.id === addedId}
                  onChange={(part) => change([discount.id], part)}
                  onRemove={() => remove([discount.id])}
                />
              </fieldset>
            )
          }
          bulk={{
            nameOf: (discount) => `“${nameOf(discount, currency)}”`,
            most: discounts.length,
            actions: ({ ids }) => (
              <>
                <Button size="small" onClick={() => change(ids, { isOn: true })}>
                  {say.turnOn}
                </Button>
                <Button size="small" onClick={() => change(ids, { isOn: false })}>
                  {say.turnOff}
                </Button>
                <Button size="small" onClick={() => remove(ids)}>
                  {say.remove}
                </Button>
              </>
            ),
          }}
          empty={{ title: say.noDiscountsYet2, children: say.addADiscountForYourBuyers }}
        />
      )}
      <span>
        <Button icon={<Plus />} onClick={add}>
          {say.addADiscount}
        </Button>
      </span>
    </SettingsPanel>
  );
}

const nameOf = (discount: StoreDiscount, currency: CurrencyCode) =>
  discount.title || titleOfDiscount(discount, currency);

function columnsOf(currency: CurrencyCode, usedOf: (id: string) => number): readonly Column<StoreDiscount>[] {
  const stateOf = (discount: StoreDiscount) => stateOfDiscount(discount, usedOf(discount.id), Date.now());
  return [
    {
      title: say.discount,
      kind: 'name',
      cell: (discount) => nameOf(discount, currency),
      sortBy: (discount) => nameOf(discount, currency),
    },
    { title: say.coupon, cell: ({ code }) => code || say.automatic, sortBy: ({ code }) => code },
    {
      title: say.value,
      cell: (discount) => discountWords(discount, currency),
      sortBy: (discount) => discountWords(discount, currency),
    },
    {
      title: say.status,
      cell: (discount) => <Badge tone={stateOf(discount).tone}>{stateOf(discount).label}</Badge>,
      sortBy: (discount) => stateOf(discount).label,
    },
    {
      title: say.used,
      kind: 'number',
      cell: ({ id }) => timesWords(usedOf(id)),
      sortBy: ({ id }) => usedOf(id),
    },
  ];
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
