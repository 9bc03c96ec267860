/** Emails to buyers that are not about an order: whether they are sent, and in which words. */
import type { ReactNode } from 'react';
import type {
  CartReminderSettings,
  ReviewReplySettings,
  StockNoticeSettings,
} from '#domain/store/settings/buyer-mails.ts';
import {
  writeCartReminder,
  writeReviewReply,
  writeStockNotice,
} from '#domain/store/settings/write-buyer-mail.ts';
import { useSiteSettings } from '../../fields/site-data.ts';
import { NoMailServer } from '../../no-mail-server.tsx';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { bindFields } from '../../ui/bind-fields.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { MailPreview } from '../../ui/mail-preview.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useStore } from './use-store.ts';
import * as say from './words/en.ts';

const EXAMPLE = { shop: say.yourShop, product: say.bowlBlue, url: 'https://example.org/shop/bowl' };

const EXAMPLE_CART = {
  shop: say.yourShop,
  pieces: [say.twoBowlBlue, say.oneMoonJar],
  backUrl: 'https://example.org/commerce/back-to-cart/…',
  endUrl: 'https://example.org/commerce/no-reminders',
};

export function BuyerMailsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useStore(siteId);
  const { stored, value, set } = form;
  const locale = useSiteSettings(siteId).data?.locale;
  if (stored.error || !value) return <NotRead query={stored} />;
  const { field } = bindFields(value, set);
  return (
    <SettingsPanel form={form} title={say.otherEmailsToBuyers} description={say.eachBuyerGetsThemOnce}>
      <NoMailServer />
      <StockNotices {...field('stockNotices')} locale={locale} />
      <ReviewReplies {...field('reviewReplies')} locale={locale} />
      <CartReminders {...field('cartReminders')} locale={locale} />
    </SettingsPanel>
  );
}

interface CartRemindersProps {
  readonly value: CartReminderSettings;
  readonly onChange: (value: CartReminderSettings) => void;
  /** The main language of the site. */
  readonly locale: string | undefined;
}

function CartReminders({ value, onChange, locale }: CartRemindersProps): ReactNode {
  return (
    <>
      <Switch
        label={say.cartReminders}
        hint={say.theCheckoutAsksForPermissionBuyers}
        isOn={value.isOn}
        onChange={(isOn) => onChange({ ...value, isOn })}
      />
      {value.isOn && (
        <>
          <TextField
            label={say.sendAfterHours}
            hint={say.from1To72HoursAfter}
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
            label={say.reminderSubject}
            hint={say.shopBecomesTheSiteName}
            value={value.subject}
            onChange={(subject) => onChange({ ...value, subject })}
          />
          <TextArea
            label={say.reminderText}
            rows={4}
            value={value.words}
            onChange={(words) => onChange({ ...value, words })}
          />
          <MailPreview label={say.reminderPreview} mail={writeCartReminder(value, EXAMPLE_CART, locale)} />
        </>
      )}
    </>
  );
}

interface StockNoticesProps {
  readonly value: StockNoticeSettings;
  readonly onChange: (value: StockNoticeSettings) => void;
  /** The main language of the site. */
  readonly locale: string | undefined;
}

function StockNotices({ value, onChange, locale }: StockNoticesProps): ReactNode {
  return (
    <>
      <Switch
        label={say.backInStock}
        hint={say.visitorsCanLeaveTheirEmailOn}
        isOn={value.isOffered}
        onChange={(isOffered) => onChange({ ...value, isOffered })}
      />
      {value.isOffered && (
        <>
          <TextField
            label={say.backInStockSubject}
            hint={say.productAndShopBecomeTheirNames}
            value={value.subject}
            onChange={(subject) => onChange({ ...value, subject })}
          />
          <TextArea
            label={say.backInStockText}
            rows={4}
            value={value.words}
            onChange={(words) => onChange({ ...value, words })}
          />
          <MailPreview label={say.backInStockPreview} mail={writeStockNotice(value, EXAMPLE, locale)} />
        </>
      )}
    </>
  );
}

interface ReviewRepliesProps {
  readonly value: ReviewReplySettings;
  readonly onChange: (value: ReviewReplySettings) => void;
  /** The main language of the site. */
  readonly locale: string | undefined;
}

function ReviewReplies({ value, onChange, locale }: ReviewRepliesProps): ReactNode {
  return (
    <>
      <Switch
        label={say.repliesToReviews}
        hint={say.reviewersGetOneEmailWithYour}
        isOn={value.isMailed}
        onChange={(isMailed) => onChange({ ...value, isMailed })}
      />
      {value.isMailed && (
        <>
          <TextField
            label={say.replySubject}
            hint={say.productAndShopBecomeTheirNames}
            value={value.subject}
            onChange={(subject) => onChange({ ...value, subject })}
          />
          <TextArea
            label={say.textAboveTheReply}
            rows={4}
            value={value.words}
            onChange={(words) => onChange({ ...value, words })}
          />
          <MailPreview
            label={say.replyPreview}
            mail={writeReviewReply(value, { ...EXAMPLE, reply: say.exampleReply }, locale)}
          />
        </>
      )}
    </>
  );
}
