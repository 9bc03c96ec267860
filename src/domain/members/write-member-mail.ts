/** Writes a mail to a member: with a link that opens or changes the account, or with news of a change. */

import { dateFormat } from '../locale/date-format.ts';
import { paragraphsOf } from '../mail/paragraphs.ts';
import { withoutLinks } from '../mail/without-links.ts';
import { type WrittenMail, writeMail } from '../mail/write-mail.ts';
import { fillMessage } from '../message-template.ts';
import type { LinkPurpose } from './contract.ts';
import type { MemberMail, MemberMailSettings } from './member-mails.ts';
import { memberWords } from './words/words.ts';

interface MailAbout {
  readonly site: string;
  /** Of the member. */
  readonly locale: string;
}

type Mail = WrittenMail & { readonly subject: string };

interface LinkMail extends MailAbout {
  readonly url: string;
  /** They asked for something else, which this address can’t have: what they get instead. */
  readonly instead?: 'known' | 'unknown' | undefined;
}

export function writeLinkMail(
  purpose: Exclude<LinkPurpose, 'invitation'>,
  { site, locale, url, instead }: LinkMail,
): Mail {
  const say = memberWords(locale);
  const subject = say(`mail.${purpose}.subject`, { site });
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [say(`mail.${instead ?? purpose}.text`, { site })],
      action: { label: say(`mail.${purpose}.action`), url },
      closing: say('mail.closing'),
      language: locale,
    }),
  };
}

interface PlanMail extends MailAbout {
  readonly plan: string;
  readonly url: string;
}

/** @param url accepts it, once */
export function writeInvitationMail({ site, locale, plan, url }: PlanMail): Mail {
  const say = memberWords(locale);
  const subject = say('mail.invitation.subject', { site, plan });
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [say('mail.invitation.text', { site, plan })],
      action: { label: say('mail.invitation.action'), url },
      closing: say('mail.invitation.closing'),
      language: locale,
    }),
  };
}

/** @param url makes the account, once */
export function writeClaimMail({ site, locale, plan, url }: PlanMail): Mail {
  const say = memberWords(locale);
  const subject = say('mail.claim.subject', { site, plan });
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [say('mail.claim.text', { site, plan })],
      action: { label: say('mail.join.action'), url },
      closing: say('mail.claim.closing'),
      language: locale,
    }),
  };
}

export interface AboutPlan extends MailAbout {
  readonly plan: string;
  /** Of the member; empty for one without. */
  readonly name: string;
  /** When it ends or has ended; absent without an end. */
  readonly until?: number | undefined;
  readonly timeZone: string;
  /** Of the member’s plans. */
  readonly url: string;
}

/** The owner’s words where there are any. Sent and previewed alike. */
export function writePlanMail(mail: MemberMail, own: MemberMailSettings['texts'], about: AboutPlan): Mail {
  const { site, locale, plan, url } = about;
  const values = { site, plan, name: withoutLinks(about.name), date: dateOf(about) };
  const usual = usualPlanMail(mail, locale, values);
  const { subject: ownSubject, words: ownWords } = own[mail];
  const subject = ownSubject ? fillMessage(ownSubject, values) : usual.subject;
  const words = ownWords ? fillMessage(ownWords, values) : usual.words;
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: paragraphsOf(words),
      action: { label: memberWords(locale)('mail.granted.action'), url },
      language: locale,
    }),
  };
}

interface PlanValues {
  readonly site: string;
  readonly plan: string;
  readonly date: string;
}

/** What it says where its owner has no words. */
export function usualPlanMail(mail: MemberMail, locale: string, { site, plan, date }: PlanValues) {
  const say = memberWords(locale);
  if (mail === 'welcome')
    return {
      subject: say('mail.granted.subject', { site, plan }),
      words: say('mail.granted.text', { site, plan }),
    };
  if (mail === 'ending')
    return {
      subject: say('mail.ending.subject', { site, plan, date }),
      words: say('mail.ending.text', { plan, date }),
    };
  return { subject: say('mail.ended.subject', { site, plan }), words: say('mail.ended.text', { plan }) };
}

function dateOf({ until, locale, timeZone }: AboutPlan): string {
  return until === undefined ? '' : dateFormat(locale, timeZone, { dateStyle: 'long' }).format(until);
}

interface ChangeMail extends MailAbout {
  /** Of the passkey. */
  readonly name?: string;
}

/** @param change the address was moved, to be read at the old one, the password was changed, or a passkey was added */
export function writeChangeMail(
  change: 'moved' | 'changed' | 'passkey',
  { site, locale, name = '' }: ChangeMail,
): Mail {
  const say = memberWords(locale);
  const subject = say(`mail.${change}.subject`, { site });
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [say(`mail.${change}.text`, { site, name: withoutLinks(name) })],
      closing: say('mail.changedClosing', { site }),
      language: locale,
    }),
  };
}
