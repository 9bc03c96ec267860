/** What the pages and calls of members are given, and how their pages are shown. */
import type { ReactNode } from 'react';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Said } from '#site/members/parts.tsx';
import type { AccountPart, Common, PersonPart } from '../feature.ts';
import type { Done } from '../http/answer-form.ts';
import type { MayCall } from '../http/limit-visitors.ts';
import { mailSender } from '../http/mail-sender.ts';
import { PasswordsBusyError } from '../http/passwords.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { PagePorts } from '../kernel/page-ports.ts';
import type { EnterDeps } from './enter.ts';
import type { SiteContext } from './sessions.ts';

export interface MemberVisitorDeps
  extends EnterDeps,
    Pick<Kernel, 'clientAddress' | 'log'>,
    Pick<PagePorts, 'showOwnPage'> {
  /** Takes one try at a page of members. */
  readonly mayLook: MayCall;
  readonly leaveCart: Common['leaveCart'];
  readonly newsletter: Common['newsletter'];
  readonly accountParts: readonly AccountPart[];
  /** Of all features: what a member downloads. */
  readonly personParts: readonly PersonPart[];
  /** In which paid plans have their prices. */
  readonly findCurrency: (siteId: string) => Promise<CurrencyCode>;
  readonly timeZoneOf: (siteId: string) => Promise<string>;
}

/** The address may hold what proves the mailbox, and no page of a member is for anyone else. */
export const HEADERS = {
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
};

export interface MemberPage {
  readonly path: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly status?: number;
}

export function showMemberPage(
  deps: Pick<MemberVisitorDeps, 'showOwnPage'>,
  context: SiteContext,
  { status = 200, ...page }: MemberPage,
): Promise<Response> {
  return deps.showOwnPage(context, { type: PAGE_TYPES.page, status, headers: HEADERS, ...page });
}

/** What went wrong, at a field where it is about one. */
export function wrong(words: string, field?: string): Said {
  return { words, isError: true, field };
}

export function senderOf(
  { secret, clientAddress }: Pick<MemberVisitorDeps, 'secret' | 'clientAddress'>,
  context: SiteContext,
): string {
  return mailSender(secret, context.get('site').id, clientAddress(context));
}

/** For a script the address of the page that comes next; a browser goes there. */
export function doneAt(location: string): Done {
  return { kind: 'done', json: { location }, location };
}

export function busyAs(error: unknown): 'busy' {
  if (error instanceof PasswordsBusyError) return 'busy';
  throw error;
}
