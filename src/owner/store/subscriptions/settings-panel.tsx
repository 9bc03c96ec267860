/** What subscribers and recurring donors may do by themselves, and the words of their emails, each beside the email that comes of them. */
import { type ReactNode, useState } from 'react';
import {
  MAILED_KINDS,
  type MailedKind,
  SUBSCRIPTION_MAIL_LIMITS,
  SUBSCRIPTION_MAILS,
  type SubscriptionMail,
  type SubscriptionMailTexts,
  subscriptionSettings,
  VISITOR_RIGHTS,
  type VisitorRights,
} from '#domain/store/subscriptions/settings.ts';
import {
  usualSubscriptionMail,
  writeSubscriptionMail,
} from '#domain/store/subscriptions/write-subscription-mail.ts';
import { DAY_MS } from '#domain/time.ts';
import { useSiteSettings, useTimeZone } from '../../fields/site-data.ts';
import { NoMailServer } from '../../no-mail-server.tsx';
import { useSite } from '../../session.ts';
import { SettingsPanel } from '../../site-settings/settings-panel.tsx';
import { useDeclaredSettings } from '../../site-settings/use-declared-settings.ts';
import { bindFields } from '../../ui/bind-fields.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { MailPreview } from '../../ui/mail-preview.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Switch } from '../../ui/switch.tsx';
import * as say from './words/en.ts';

const MAIL_LABELS: Readonly<Record<SubscriptionMail, string>> = {
  began: say.mailBegan,
  renewed: say.mailRenewed,
  failed: say.mailFailed,
  unpaid: say.mailUnpaid,
  paused: say.mailPaused,
  changed: say.mailChanged,
  cancelled: say.mailCancelled,
  ended: say.mailEnded,
};
const KIND_LABELS: Readonly<Record<MailedKind, string>> = {
  subscriptions: say.subscriptions,
  donations: say.recurringDonations,
};
const RIGHTS: Readonly<Record<keyof VisitorRights, { readonly label: string; readonly hint: string }>> = {
  cancel: { label: say.mayCancel, hint: say.cancellingOnlineIsTheLaw },
  pause: { label: say.mayPause, hint: say.nothingIsChargedInAPause },
  skip: { label: say.maySkip, hint: say.plansCannotBeSkipped },
  change: { label: say.mayChange, hint: say.whatCanBeChanged },
};

/** Shown as they are typed. */
const PLACEHOLDERS = {
  ...{ name: '{name}', title: '{title}', amount: '{amount}', price: '{price}' },
  ...{ date: '{date}', site: '{site}' },
};
const MONTHLY = {
  billingPeriod: { value: 1, unit: 'month' },
  numBillingCycles: 0,
  trialDays: 0,
  setUpFeeMinor: 0,
} as const;

export function SubscriptionSettingsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useDeclaredSettings(subscriptionSettings, siteId);
  const [kind, setKind] = useState<MailedKind>('subscriptions');
  const [mail, setMail] = useState<SubscriptionMail>('began');
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const { toggle } = bindFields(value.visitorsMay, (part) =>
    set({ visitorsMay: { ...value.visitorsMay, ...part } }),
  );
  return (
    <SettingsPanel form={form} title={say.subscriptions} description={say.whatSubscribersDoAndRead}>
      <FieldGroup legend={say.byThemselves}>
        {VISITOR_RIGHTS.map((right) => (
          <Switch key={right} {...RIGHTS[right]} {...toggle(right)} />
        ))}
      </FieldGroup>
      <FieldGroup legend={say.emails}>
        <NoMailServer />
        <SelectField
          label={say.for_}
          value={kind}
          options={MAILED_KINDS.map((each) => ({ value: each, label: KIND_LABELS[each] }))}
          onChange={setKind}
        />
        <SelectField
          label={say.email}
          value={mail}
          options={SUBSCRIPTION_MAILS.map((each) => ({ value: each, label: MAIL_LABELS[each] }))}
          onChange={setMail}
        />
        <MailFields
          key={`${kind} ${mail}`}
          {...{ siteId, kind, mail }}
          texts={value.mails}
          onChange={(mails) => set({ mails })}
        />
      </FieldGroup>
    </SettingsPanel>
  );
}

interface MailFieldsProps {
  readonly siteId: string;
  readonly kind: MailedKind;
  readonly mail: SubscriptionMail;
  readonly texts: SubscriptionMailTexts;
  readonly onChange: (texts: SubscriptionMailTexts) => void;
}

function MailFields({ siteId, kind, mail, texts, onChange }: MailFieldsProps): ReactNode {
  const { name: site } = useSite();
  const locale = useSiteSettings(siteId).data?.locale ?? 'en';
  const timeZone = useTimeZone(siteId) ?? 'UTC';
  const own = texts[kind][mail];
  const usual = usualSubscriptionMail(kind, mail, locale, PLACEHOLDERS);
  const { field, toggle } = bindFields(own, (part) =>
    onChange({ ...texts, [kind]: { ...texts[kind], [mail]: { ...own, ...part } } }),
  );
  return (
    <>
      <Switch
        label={say.sendThisEmail}
        {...(mail === 'renewed' && { hint: say.theReceiptIsSentAnyway })}
        {...toggle('isSent')}
      />
      <TextField
        label={say.subject}
        hint={say.leaveEmptyToUseTheSubject}
        placeholder={usual.subject}
        maxLength={SUBSCRIPTION_MAIL_LIMITS.subject}
        {...field('subject')}
      />
      <TextArea
        label={say.yourMessage}
        hint={say.placeholdersOfMails}
        placeholder={usual.words}
        rows={5}
        maxLength={SUBSCRIPTION_MAIL_LIMITS.words}
        {...field('words')}
      />
      <MailPreview
        label={say.preview}
        mail={writeSubscriptionMail(
          mail,
          texts,
          {
            ...{ kind, name: say.adaByron, recurringMinor: 1200, currency: 'EUR', plan: MONTHLY },
            title: kind === 'donations' ? say.aNewKiln : say.coffeeEachMonth,
            at: Date.now() + 30 * DAY_MS,
            isTest: false,
          },
          { site, locale, timeZone, url: 'https://example.org/commerce/subscriptions' },
        )}
      />
    </>
  );
}
