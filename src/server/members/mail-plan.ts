/** Mails to members about a plan. */
import { PLANS_PATH } from '#domain/members/contract.ts';
import { writeGrantMail } from '#domain/members/write-member-mail.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { readerOf } from '../kernel/sites/reader.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { MemberTable } from './tables.ts';

interface PlanOfMember {
  readonly member: Pick<MemberTable, 'id' | 'siteId' | 'email' | 'locale'>;
  readonly site: SiteAddress;
  /** Its name. */
  readonly plan: string;
}

export async function mailPlan(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  _mail: 'welcome',
  { member, site, plan }: PlanOfMember,
): Promise<void> {
  const { id, siteId, email } = member;
  const reader = await readerOf(tx, { siteId, url: site.url, locale: member.locale });
  await queueMail(tx, deps, {
    ...{ to: email, siteId, sender: null, fromName: site.name, about: id },
    ...writeGrantMail({ site: site.name, locale: reader.locale, plan, url: reader.urlOf(PLANS_PATH) }),
  });
}
