/** Mails to members about a plan. */
import { PLANS_PATH } from '#domain/members/contract.ts';
import type { MemberMail } from '#domain/members/member-mails.ts';
import { writePlanMail } from '#domain/members/write-member-mail.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { readerOf } from '../kernel/sites/reader.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { isTooMany, type MailLimit, queueMail } from '../mail/queue-mail.ts';
import { keptMemberMails } from './kept-settings.ts';
import type { MemberTable } from './tables.ts';

export interface PlanOfMember {
  readonly member: Pick<MemberTable, 'id' | 'siteId' | 'email' | 'name' | 'locale'>;
  readonly site: Pick<SiteAddress, 'name' | 'url'>;
  /** Its name. */
  readonly plan: string;
  readonly until?: number | null;
  /** By which mails of a kind to one mailbox are counted. */
  readonly limit?: MailLimit;
}

type MailDeps = Pick<Deps, 'now' | 'newId'>;

export async function mailPlan(
  tx: Queryable,
  deps: MailDeps,
  mail: MemberMail,
  { member, site, plan, until, limit }: PlanOfMember,
): Promise<void> {
  const { id, siteId, email, name } = member;
  const { sends, texts } = await keptMemberMails.of(tx, siteId);
  if (!sends[mail]) return;
  const reader = await readerOf(tx, { siteId, url: site.url, locale: member.locale });
  const timeZone = (await findSiteSettings(tx, siteId))?.timeZone ?? 'UTC';
  await queueMail(tx, deps, {
    ...{ to: email, siteId, sender: null, fromName: site.name, about: id },
    ...(limit && { limit }),
    ...writePlanMail(mail, texts, {
      ...{ site: site.name, locale: reader.locale, url: reader.urlOf(PLANS_PATH) },
      ...{ plan, name, until: until ?? undefined, timeZone },
    }),
  });
}

/** Once a day at most: members join and leave as often as they like. */
export async function welcomeOnce(
  tx: Queryable,
  deps: MailDeps,
  planId: string,
  about: PlanOfMember,
): Promise<void> {
  const key = `welcome ${about.member.id} ${planId}`;
  const limit = { key, most: 1, withinMs: DAY_MS, reason: 'Not sent. This member got it today.' };
  // A mail that is refused is a row of the outbox, and there could be any number of them.
  if (!(await isTooMany(tx, deps, limit))) await mailPlan(tx, deps, 'welcome', { ...about, limit });
}
