/** The words of the mails about orders, each beside the mail that comes of them. */
import { type ReactNode, useState } from 'react';
import { type MailedOrder, usualMail, writeOrderMail } from '#domain/store/orders/write-order-mail.ts';
import {
  ORDER_MAIL_LABELS,
  ORDER_MAIL_LIMITS,
  ORDER_MAILS,
  type OrderMail,
} from '#domain/store/settings/order-mail.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { useSiteSettings } from '../../fields/site-data.ts';
import { NoMailServer } from '../../no-mail-server.tsx';
import { useSite } from '../../session.ts';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { bindFields } from '../../ui/bind-fields.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { MailPreview } from '../../ui/mail-preview.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { useStore } from '../settings/use-store.ts';
import * as say from './words/en.ts';

/** Shown as they are typed. */
const PLACEHOLDERS = {
  order: '{order}',
  name: '{name}',
  shop: '{shop}',
  amount: '{amount}',
  paid: '{paid}',
};

export function OrderMailsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const [mail, setMail] = useState<OrderMail>('received');
  const locale = useSiteSettings(siteId).data?.locale ?? 'en';
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  return (
    <SettingsPanel form={form} title={say.orderEmails} description={say.whatBuyersReadWeAddThe}>
      <NoMailServer />
      <SelectField
        label={say.mail}
        value={mail}
        options={ORDER_MAILS.map((each) => ({ value: each, label: ORDER_MAIL_LABELS[each] }))}
        onChange={setMail}
      />
      <MailFields
        key={mail}
        mail={mail}
        locale={locale}
        store={value}
        onChange={(orderMails) => set({ orderMails })}
      />
    </SettingsPanel>
  );
}

interface MailFieldsProps {
  readonly mail: OrderMail;
  /** The main language of the site. */
  readonly locale: string;
  readonly store: StoreSettings;
  readonly onChange: (orderMails: StoreSettings['orderMails']) => void;
}

function MailFields({ mail, locale, store, onChange }: MailFieldsProps): ReactNode {
  const { orderMails } = store;
  const own = orderMails[mail];
  const usual = usualMail(mail, locale, PLACEHOLDERS);
  const { name: shop } = useSite();
  const change = (part: Partial<typeof own>) => onChange({ ...orderMails, [mail]: { ...own, ...part } });
  const { field } = bindFields(own, change);
  return (
    <>
      <TextField
        label={say.subject}
        hint={say.leaveEmptyToUseTheSubject}
        placeholder={usual.subject}
        maxLength={ORDER_MAIL_LIMITS.subject}
        {...field('subject')}
      />
      <TextArea
        label={say.yourMessage}
        hint={mail === 'refunded' ? say.placeholdersOfARefund : say.placeholdersOfAnOrder}
        placeholder={usual.words}
        rows={5}
        maxLength={ORDER_MAIL_LIMITS.words}
        {...field('words')}
      />
      <MailPreview
        label={say.preview}
        mail={writeOrderMail(mail, orderMails, exampleOf(store, mail), {
          shop,
          locale,
          url: 'https://example.org/commerce/orders/…',
          paying: '',
          data: { amountMinor: 2400, carrier: say.post, trackingNumber: say.rx473124829 },
        })}
      />
    </>
  );
}

function exampleOf({ currency }: StoreSettings, mail: OrderMail): MailedOrder {
  const isPickup = mail === 'ready';
  return {
    number: 1042,
    name: say.adaByron,
    currency,
    lines: [{ title: say.bowl, optionText: say.blue, quantity: 2, unitPriceMinor: 2400, kind: 'physical' }],
    discountMinor: 0,
    shippingMinor: isPickup ? 0 : 600,
    taxMinor: 0,
    totalMinor: isPickup ? 4800 : 5400,
    capturedMinor: isPickup ? 4800 : 5400,
    refundedMinor: 0,
    dueMinor: mail === 'changed' ? 1200 : 0,
    details: {
      needsDelivery: true,
      areTaxesIncluded: true,
      delivery: { id: 'example', name: isPickup ? say.atTheStudio : say.byPost, isPickup },
    },
    addressLines: [say.adaByron, say.kastanienallee7, say.number10435Berlin, say.germany],
    isTest: false,
  };
}
