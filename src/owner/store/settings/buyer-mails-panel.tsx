/** What is written to people who have not bought yet: whether, and in which words. */
import type { ReactNode } from 'react';
import {
  type CartReminderSettings,
  type StockNoticeSettings,
  writeCartReminder,
  writeStockNotice,
} from '#domain/store/settings/buyer-mails.ts';
import { NoMailServer } from '../../no-mail-server.tsx';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { bindFields } from '../../ui/bind-fields.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { MailPreview } from '../../ui/mail-preview.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useStore } from './use-store.ts';

const EXAMPLE = { shop: 'Your shop', product: 'Bowl (Blue)', url: 'https://example.org/shop/bowl' };

const EXAMPLE_CART = {
  shop: 'Your shop',
  pieces: ['2 × Bowl (Blue)', '1 × Moon jar'],
  backUrl: 'https://example.org/commerce/back-to-cart/…',
  endUrl: 'https://example.org/commerce/no-reminders',
};

export function BuyerMailsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const { field } = bindFields(value, set);
  return (
    <SettingsPanel
      form={form}
      title="Mails before buying"
      description="Written to people who have asked for it, and to nobody else."
    >
      <NoMailServer />
      <StockNotices {...field('stockNotices')} />
      <CartReminders {...field('cartReminders')} />
    </SettingsPanel>
  );
}

interface CartRemindersProps {
  readonly value: CartReminderSettings;
  readonly onChange: (value: CartReminderSettings) => void;
}

function CartReminders({ value, onChange }: CartRemindersProps): ReactNode {
  return (
    <>
      <Switch
        label="Reminders of carts"
        hint="The checkout asks whether it may. Whoever agrees and leaves without ordering gets one mail."
        isOn={value.isOn}
        onChange={(isOn) => onChange({ ...value, isOn })}
      />
      {value.isOn && (
        <>
          <TextField
            label="Hours until the reminder"
            hint="From 1 to 72, after the checkout was last touched."
            type="number"
            min={1}
            max={72}
            value={String(value.afterHours)}
            onChange={(text) => {
              const afterHours = Number(text);
              if (/^\d{1,2}$/.test(text) && afterHours >= 1 && afterHours <= 72)
                onChange({ ...value, afterHours });
            }}
          />
          <TextField
            label="Subject: reminder"
            hint="{shop} stands for the name of the site."
            value={value.subject}
            onChange={(subject) => onChange({ ...value, subject })}
          />
          <TextArea
            label="Words: reminder"
            rows={4}
            value={value.words}
            onChange={(words) => onChange({ ...value, words })}
          />
          <MailPreview label="The mail: reminder" mail={writeCartReminder(value, EXAMPLE_CART)} />
        </>
      )}
    </>
  );
}

interface StockNoticesProps {
  readonly value: StockNoticeSettings;
  readonly onChange: (value: StockNoticeSettings) => void;
}

function StockNotices({ value, onChange }: StockNoticesProps): ReactNode {
  return (
    <>
      <Switch
        label="Back in stock"
        hint="What is sold out asks for an address. It gets one mail when it is back, and is deleted with it."
        isOn={value.isOffered}
        onChange={(isOffered) => onChange({ ...value, isOffered })}
      />
      {value.isOffered && (
        <>
          <TextField
            label="Subject: back in stock"
            hint="{product} and {shop} stand for their names."
            value={value.subject}
            onChange={(subject) => onChange({ ...value, subject })}
          />
          <TextArea
            label="Words: back in stock"
            rows={4}
            value={value.words}
            onChange={(words) => onChange({ ...value, words })}
          />
          <MailPreview label="The mail: back in stock" mail={writeStockNotice(value, EXAMPLE)} />
        </>
      )}
    </>
  );
}
