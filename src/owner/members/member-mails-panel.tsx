/** The words of the emails about plans, each beside the email that comes of them. */
import { type ReactNode, useState } from 'react';
import {
  MEMBER_MAIL_LIMITS,
  MEMBER_MAILS,
  type MemberMail,
  type MemberMailSettings,
  MOST_ENDING_DAYS,
  memberMails,
} from '#domain/members/member-mails.ts';
import { usualPlanMail, writePlanMail } from '#domain/members/write-member-mail.ts';
import { DAY_MS } from '#domain/time.ts';
import { useSiteSettings, useTimeZone } from '../fields/site-data.ts';
import { fill } from '../fill.ts';
import { NoMailServer } from '../no-mail-server.tsx';
import { useSite } from '../session.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { useDeclaredSettings } from '../site-settings/use-declared-settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { MailPreview } from '../ui/mail-preview.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Switch } from '../ui/switch.tsx';
import * as say from './words/en.ts';

const LABELS: Readonly<Record<MemberMail, string>> = {
  welcome: say.planBegins,
  ending: say.planEndsSoon,
  ended: say.planHasEnded,
};

/** Shown as they are typed. */
const PLACEHOLDERS = { site: '{site}', plan: '{plan}', date: '{date}' };

export function MemberMailsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useDeclaredSettings(memberMails, siteId);
  const [mail, setMail] = useState<MemberMail>('welcome');
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  return (
    <SettingsPanel
      form={form}
      title={say.memberEmails}
      description={say.whatMembersReadAboutTheirPlans}
      isInvalid={!areDays(value.endingDays)}
    >
      <NoMailServer />
      <SelectField
        label={say.email}
        value={mail}
        options={MEMBER_MAILS.map((each) => ({ value: each, label: LABELS[each] }))}
        onChange={setMail}
      />
      <Switch
        label={say.sendThisEmail}
        isOn={value.sends[mail]}
        onChange={(isOn) => set({ sends: { ...value.sends, [mail]: isOn } })}
      />
      {mail === 'ending' && (
        <EndingDays days={value.endingDays} onChange={(endingDays) => set({ endingDays })} />
      )}
      <MailFields key={mail} {...{ siteId, mail }} value={value} onChange={(texts) => set({ texts })} />
    </SettingsPanel>
  );
}

function areDays(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= MOST_ENDING_DAYS;
}

interface EndingDaysProps {
  /** Not a number while the field is empty. */
  readonly days: number;
  readonly onChange: (days: number) => void;
}

function EndingDays({ days, onChange }: EndingDaysProps): ReactNode {
  return (
    <TextField
      label={say.daysBeforeTheEnd}
      type="number"
      min={1}
      max={MOST_ENDING_DAYS}
      error={areDays(days) ? undefined : fill(say.enterDaysUpToMost, { most: MOST_ENDING_DAYS })}
      value={Number.isNaN(days) ? '' : String(days)}
      onChange={(typed) => onChange(typed === '' ? Number.NaN : Number(typed))}
    />
  );
}

interface MailFieldsProps {
  readonly siteId: string;
  readonly mail: MemberMail;
  readonly value: MemberMailSettings;
  readonly onChange: (texts: MemberMailSettings['texts']) => void;
}

function MailFields({ siteId, mail, value, onChange }: MailFieldsProps): ReactNode {
  const { name: site } = useSite();
  const locale = useSiteSettings(siteId).data?.locale ?? 'en';
  const timeZone = useTimeZone(siteId) ?? 'UTC';
  const own = value.texts[mail];
  const usual = usualPlanMail(mail, locale, PLACEHOLDERS);
  const { field } = bindFields(own, (part) => onChange({ ...value.texts, [mail]: { ...own, ...part } }));
  return (
    <>
      <TextField
        label={say.subject}
        hint={say.leaveEmptyToUseTheSubject}
        placeholder={usual.subject}
        maxLength={MEMBER_MAIL_LIMITS.subject}
        {...field('subject')}
      />
      <TextArea
        label={say.yourMessage}
        hint={mail === 'welcome' ? say.placeholdersOfAPlan : say.placeholdersOfAnEnd}
        placeholder={usual.words}
        rows={5}
        maxLength={MEMBER_MAIL_LIMITS.words}
        {...field('words')}
      />
      <MailPreview
        label={say.preview}
        mail={writePlanMail(mail, value.texts, {
          ...{ site, locale, timeZone, plan: say.friendsOfTheStudio, name: say.adaByron },
          until: Date.now() + (areDays(value.endingDays) ? value.endingDays : 1) * DAY_MS,
          url: 'https://example.org/account/plans',
        })}
      />
    </>
  );
}
