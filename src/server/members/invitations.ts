/** Invitations to a plan: mailed links that make the account, also where visitors can’t, and grant the plan. */
import { checkEmail, normalizeEmail } from '#domain/accounts/email-address.ts';
import { plansOf } from '#domain/members/areas.ts';
import * as calls from '#domain/members/calls-invitations.ts';
import { ENTER_PATH, TOKEN } from '#domain/members/contract.ts';
import { writeInvitationMail } from '#domain/members/write-member-mail.ts';
import { DAY_MS } from '#domain/time.ts';
import { leave } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { readerOf } from '../kernel/sites/reader.ts';
import { findSiteAddress, type SiteAddress } from '../kernel/sites/site-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { keptMemberAreas } from './kept-settings.ts';
import { findMemberByEmail } from './queries.ts';
import { deleteInvitation, deleteInvitationsTo, insertLink, listInvitations } from './queries-links.ts';

const INVITATION_MS = 7 * DAY_MS;

export function invitationRoutes(
  deps: Deps & Parameters<typeof findSiteAddress>[0],
  answer: AnswerCall,
): void {
  const { db } = deps;
  answer(calls.readInvitations, async ({ siteId }) => ({
    invitations: (await listInvitations(db.read, siteId, deps.now())).map(
      ({ hash: id, email, planId, createdAt, expiresAt }) => ({
        id,
        email,
        planId: planId ?? '',
        createdAt,
        expiresAt,
      }),
    ),
  }));
  answer(calls.invite, async (call, { plan: planId, emails }) => {
    const { siteId } = call;
    const wrong = emails.find((each) => checkEmail(each));
    if (wrong !== undefined)
      return { kind: 'invalid', message: `“${wrong}” is not an email address.` } as const;
    const site = await findSiteAddress(deps, siteId);
    const invited = [...new Set(emails.map(normalizeEmail))];
    return db.write(async (tx) => {
      const found = plansOf(await keptMemberAreas.of(tx, siteId)).find(({ plan }) => plan.id === planId);
      if (!found) return { kind: 'missing', message: 'This plan no longer exists.' } as const;
      for (const email of invited) await invite(tx, deps, { siteId, email, plan: found.plan, site });
      await leave(tx, deps, call, `invited people to the plan “${found.plan.name}”`);
      return { invited: invited.length };
    });
  });
  answer(calls.revokeInvitation, (call) =>
    db.write(async (tx) => {
      if (!(await deleteInvitation(tx, call.siteId, call.params.invitation)))
        return { kind: 'missing', message: 'This invitation no longer exists.' } as const;
      await leave(tx, deps, call, 'revoked an invitation to a plan');
      return { kind: 'revoked' } as const;
    }),
  );
}

interface Invited {
  readonly siteId: string;
  readonly email: string;
  readonly plan: { readonly id: string; readonly name: string };
  readonly site: SiteAddress;
}

async function invite(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { siteId, email, plan, site }: Invited,
): Promise<void> {
  const token = newToken();
  const now = deps.now();
  await deleteInvitationsTo(tx, { siteId, email, planId: plan.id });
  await insertLink(tx, {
    ...{ hash: hashToken(token), siteId, email, name: '', purpose: 'invitation' as const },
    ...{ siteMemberId: null, planId: plan.id, createdAt: now, expiresAt: now + INVITATION_MS },
  });
  const member = await findMemberByEmail(tx, siteId, email);
  const reader = await readerOf(tx, { siteId, url: site.url, locale: member?.locale ?? null });
  const url = `${reader.urlOf(ENTER_PATH)}?${TOKEN}=${token}`;
  await queueMail(tx, deps, {
    ...{ to: email, siteId, sender: null, fromName: site.name, about: plan.id, hasSecret: true },
    ...writeInvitationMail({ site: site.name, locale: reader.locale, plan: plan.name, url }),
  });
}
