/** Writes a mail to a member: with a link that opens or changes the account, or with news of a change. */
import { type WrittenMail, writeMail } from '../mail/write-mail.ts';
import type { LinkPurpose } from './contract.ts';
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

/** Somebody who runs the site has given them a plan. */
export function writeGrantMail({ site, locale, plan, url }: PlanMail): Mail {
  const say = memberWords(locale);
  const subject = say('mail.granted.subject', { site, plan });
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [say('mail.granted.text', { site, plan })],
      action: { label: say('mail.granted.action'), url },
      language: locale,
    }),
  };
}

/** @param change the address was moved, to be read at the old one, or the password was changed */
export function writeChangeMail(change: 'moved' | 'changed', { site, locale }: MailAbout): Mail {
  const say = memberWords(locale);
  const subject = say(`mail.${change}.subject`, { site });
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [say(`mail.${change}.text`, { site })],
      closing: say('mail.changedClosing', { site }),
      language: locale,
    }),
  };
}
