/** Puts somebody on a list, or asks them by mail whether they want to be. */
import type { ListMember, MemberSource } from '#domain/lists/calls.ts';
import { CONFIRM_DAYS, type Entered, entering, MAX_CONFIRMATIONS_A_DAY } from '#domain/lists/list.ts';
import { listWords } from '#domain/lists/words/words.ts';
import { languagePrefix } from '#domain/locale/site-languages.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';
import { withStop } from '#domain/mail/punctuate.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import type { LimitedMail } from '../mail/queue-mail.ts';
import { confirmUrl, newConfirmation, unsubscribeToken, unsubscribeUrl } from './member-links.ts';
import { changeMembers, findMemberByEmail, insertMembers } from './queries.ts';
import { insertConfirmation } from './queries-links.ts';

export interface EnterDeps extends Pick<Deps, 'now' | 'newId'> {
  readonly secret: string;
  readonly queueMail: (tx: Queryable, mail: LimitedMail) => Promise<unknown>;
}

export interface EnterInput {
  readonly siteId: string;
  readonly site: SiteAddress;
  readonly list: { readonly id: string; readonly name: string };
  readonly email: string;
  readonly name: string;
  readonly source: MemberSource;
  /** Of the page they signed up on; absent for the main language. */
  readonly language?: string | undefined;
  /** Identifies the visitor who typed the address; absent or null if the owner did. */
  readonly sender?: string | null | undefined;
  /** The owner states that this person agreed. */
  readonly hasConsent: boolean;
}

export async function enterMember(tx: Queryable, deps: EnterDeps, input: EnterInput): Promise<Entered> {
  const { list, email, source, hasConsent } = input;
  const member = await findMemberByEmail(tx, list.id, email);
  const entered = entering(member?.state, { kind: source.kind, hasConsent });
  if (entered === 'kept') return entered;
  const now = deps.now();
  if (entered === 'subscribed') {
    await subscribe(tx, deps, input, member);
    return entered;
  }
  const asked = member ?? newMember(deps, input);
  if (!member) await insertMembers(tx, [{ ...asked, siteId: input.siteId }]);
  else if (member.state === 'pending') await changeMembers(tx, [member.id], { askedAt: now, source });
  await askMember(tx, deps, input, asked);
  return entered;
}

/** Somebody who is signed in with this address asks for it: no mail has to. */
export async function subscribeMember(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  input: Pick<EnterInput, 'siteId' | 'list' | 'email' | 'name'>,
): Promise<void> {
  const member = await findMemberByEmail(tx, input.list.id, input.email);
  if (member?.state === 'subscribed') return;
  await subscribe(tx, deps, { ...input, source: { kind: 'account' } }, member);
}

async function subscribe(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  input: NewMemberInput,
  member: ListMember | undefined,
): Promise<void> {
  const { source } = input;
  const on = { state: 'subscribed', source, confirmedAt: deps.now(), endedAt: null } as const;
  if (member) await changeMembers(tx, [member.id], on);
  else await insertMembers(tx, [{ ...newMember(deps, input), ...on }]);
}

type NewMemberInput = Pick<EnterInput, 'siteId' | 'list' | 'email' | 'name' | 'source'>;

function newMember(deps: Pick<Deps, 'now' | 'newId'>, { siteId, list, email, name, source }: NewMemberInput) {
  return {
    id: deps.newId(),
    siteId,
    listId: list.id,
    email: email.trim(),
    name,
    state: 'pending' as const,
    source,
    askedAt: deps.now(),
    confirmedAt: null,
    endedAt: null,
  };
}

/** Earlier links stay good: the mail with this one may be the one too many. */
async function askMember(
  tx: Queryable,
  deps: EnterDeps,
  { siteId, site, list, source, sender, language: asked }: EnterInput,
  { id, email }: Pick<ListMember, 'id' | 'email'>,
): Promise<void> {
  const { token, hash } = newConfirmation();
  const expiresAt = deps.now() + CONFIRM_DAYS * DAY_MS;
  await insertConfirmation(tx, { hash, memberId: id, source, expiresAt });
  // A language that visitors no longer see has no addresses.
  const language = site.languages.find((each) => each === asked);
  const say = listWords(language ?? site.locale);
  const names = { list: list.name, site: site.name };
  const home = site.url + (language === undefined ? '' : languagePrefix(language));
  const mail = writeMail({
    sender: site.name,
    language: language ?? site.locale,
    heading: say('mail.heading'),
    paragraphs: [`${withStop(say('mail.entered', names))} ${say('mail.confirm')}`],
    action: { label: say('button.confirm'), url: confirmUrl(home, token) },
    closing: say('mail.closing', { days: CONFIRM_DAYS }),
  });
  await deps.queueMail(tx, {
    ...mail,
    to: email,
    subject: say('mail.subject', names),
    siteId,
    fromName: site.name,
    unsubscribeUrl: unsubscribeUrl(home, unsubscribeToken(deps.secret, id)),
    hasSecret: true,
    sender: sender ?? null,
    limit: {
      key: `confirm ${siteId} ${mailboxOf(email)}`,
      most: MAX_CONFIRMATIONS_A_DAY,
      withinMs: DAY_MS,
      reason: `Not sent. This address already got ${MAX_CONFIRMATIONS_A_DAY} confirmation emails within a day.`,
    },
  });
}
