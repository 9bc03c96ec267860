/** Where subscribers look after their subscriptions, without a password and without scripts. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  PORTAL_ACT_CALL_PATH,
  PORTAL_ENTER_CALL_PATH,
  PORTAL_LEAVE_CALL_PATH,
  PORTAL_LINK_CALL_PATH,
} from '#domain/store/subscriptions/calls-visitor.ts';
import type { PortalEntry } from '#domain/store/subscriptions/portal-entry.ts';
import { priceWords } from '#domain/store/subscriptions/price-words.ts';
import type { SubscriptionAction } from '#domain/store/subscriptions/subscription.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import { CardForm, ChoiceForm, GivingForm } from './portal-forms.tsx';

interface Shown {
  readonly locale: string;
  readonly said: { readonly words: string; readonly isError: boolean } | undefined;
}

function Said({ said }: Pick<Shown, 'said'>): ReactNode {
  return (
    said && (
      <p
        className="shop-problems"
        role={said.isError ? 'alert' : 'status'}
        {...(said.isError && PROBLEM_MARK)}
      >
        {said.words}
      </p>
    )
  );
}

/** Without a session: a link is mailed. */
export function AskForPortalPage({ locale, said }: Shown): ReactNode {
  const say = subscriptionWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{say('subscriptions')}</h1>
      <Said said={said} />
      <form className="shop-steps" method="post" action={PORTAL_LINK_CALL_PATH}>
        <p>{say('askText')}</p>
        <div className="shop-field">
          <label htmlFor="portal-email">{say('email')}</label>
          <div>
            <input
              id="portal-email"
              name="email"
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              spellCheck={false}
            />
          </div>
        </div>
        <button className="button" type="submit">
          {say('sendLink')}
        </button>
      </form>
    </div>
  );
}

/** Programs that read mails open links: only the button uses it. */
export function OpenPortalPage({
  locale,
  token,
  email,
  isDonor,
}: {
  readonly locale: string;
  readonly token: string;
  readonly email: string;
  readonly isDonor: boolean;
}): ReactNode {
  const say = subscriptionWords(locale);
  return (
    <div className="system-page shop-page">
      <h1>{portalTitle(locale, isDonor)}</h1>
      <form className="shop-steps" method="post" action={PORTAL_ENTER_CALL_PATH}>
        <p>{say(isDonor ? 'donation.openText' : 'openText', { email })}</p>
        <input type="hidden" name="token" value={token} />
        <button className="button" type="submit">
          {say(isDonor ? 'donation.open' : 'open')}
        </button>
      </form>
    </div>
  );
}

export function portalTitle(locale: string, isDonor: boolean): string {
  return subscriptionWords(locale)(isDonor ? 'donation.subscriptions' : 'subscriptions');
}

interface PortalPageProps extends Shown {
  /** Its name: some things only its owner does. */
  readonly site: string;
  readonly timeZone: string;
  readonly entries: readonly PortalEntry[];
  /** A subscription whose cancelling is still to be confirmed. */
  readonly cancelling: string | undefined;
  /** Opened by a link, and not by a member who is signed in. */
  readonly mayClose: boolean;
}

export function PortalPage(props: PortalPageProps): ReactNode {
  const { locale, said, entries, mayClose } = props;
  const say = subscriptionWords(locale);
  const isDonor = entries.length > 0 && entries.every(({ kind }) => kind === 'donation');
  return (
    <div className="system-page shop-page">
      <h1>{portalTitle(locale, isDonor)}</h1>
      <Said said={said} />
      <div className="shop-steps">
        {entries.length === 0 && <p>{say('noSubscriptions')}</p>}
        {entries.map((entry) => (
          <Entry key={entry.id} {...props} entry={entry} />
        ))}
        {mayClose && (
          <form method="post" action={PORTAL_LEAVE_CALL_PATH}>
            <button className="shop-quiet" type="submit">
              {say('close')}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}

type EntryProps = PortalPageProps & { readonly entry: PortalEntry };

function Entry(props: EntryProps): ReactNode {
  const { entry, locale } = props;
  const say = subscriptionWords(locale);
  const { id, title, recurringMinor: minor, currency, course, card, isTest } = entry;
  return (
    <section className="shop-steps" aria-labelledby={`subscription-${id}`}>
      <h2 id={`subscription-${id}`}>{title}</h2>
      <p>{priceWords({ minor, currency, plan: course.plan, locale })}</p>
      <State {...props} />
      {isTest && <p className="shop-test">{say('test')}</p>}
      {card !== undefined && <p>{say('card', { label: card })}</p>}
      <Actions {...props} />
      <GivingForm {...props} />
      <ChoiceForm {...props} />
      <CardForm {...props} />
    </section>
  );
}

function State({ entry: { course }, locale, timeZone }: EntryProps): ReactNode {
  const say = subscriptionWords(locale);
  const format = dateFormat(locale, timeZone, { dateStyle: 'long' });
  const { state, nextAt, paidUntil, endsAtPeriodEnd, skipsNext } = course;
  const date = format.format(nextAt ?? paidUntil);
  if (endsAtPeriodEnd) return <p>{say('state.ending', { date: format.format(paidUntil) })}</p>;
  return (
    <>
      <p>
        <strong>{say(`state.${state}`)}</strong>
      </p>
      {state === 'past_due' && nextAt !== null && <p>{say('triesAgain', { date })}</p>}
      {(state === 'active' || state === 'trialing') && nextAt !== null && (
        <p>{say(skipsNext ? 'skipped' : 'nextPayment', { date })}</p>
      )}
      {state === 'paused' && <p>{say('paidUntil', { date: format.format(paidUntil) })}</p>}
    </>
  );
}

function Actions(props: EntryProps): ReactNode {
  const { entry, locale, timeZone, cancelling, site } = props;
  const say = subscriptionWords(locale);
  const isGift = entry.kind === 'donation';
  const date = dateFormat(locale, timeZone, { dateStyle: 'long' }).format(entry.course.paidUntil);
  const amount = formatMoney({ minor: entry.recurringMinor, currency: entry.currency }, { locale });
  if (cancelling === entry.id && entry.actions.includes('cancel'))
    return (
      <>
        <p>{say('confirmCancel', { date })}</p>
        <Act entry={entry} action="cancel" locale={locale} />
        <p>
          <a href="?">{say(isGift ? 'donation.keep' : 'keep')}</a>
        </p>
      </>
    );
  return (
    <>
      {entry.actions.includes('resume') && <p>{say('confirmResume', { amount, date })}</p>}
      {entry.actions.includes('revive') && (
        <p>{say(isGift ? 'donation.confirmRevive' : 'confirmRevive', { amount })}</p>
      )}
      {entry.isHeld && <p>{say('askToResume', { site })}</p>}
      {entry.isCancelledByOwner && <p>{say('askToCancel', { site })}</p>}
      {entry.actions.map((action) =>
        action === 'cancel' ? (
          <p key={action}>
            <a href={`?cancel=${entry.id}`}>{actionWords(entry, action, locale)}</a>
          </p>
        ) : (
          <Act key={action} entry={entry} action={action} locale={locale} />
        ),
      )}
    </>
  );
}

function actionWords(
  { kind }: PortalEntry,
  action: Exclude<SubscriptionAction, 'end'>,
  locale: string,
): string {
  const say = subscriptionWords(locale);
  const isNamed = kind === 'donation' && (action === 'cancel' || action === 'revive');
  return isNamed ? say(`donation.act.${action}`) : say(`act.${action}`);
}

function Act({
  entry,
  action,
  locale,
}: Pick<EntryProps, 'entry' | 'locale'> & { readonly action: SubscriptionAction }): ReactNode {
  if (action === 'end') return null;
  const { id, version } = entry;
  return (
    <form method="post" action={PORTAL_ACT_CALL_PATH}>
      <input type="hidden" name="subscription" value={id} />
      <input type="hidden" name="version" value={version} />
      <button
        className={action === 'revive' ? 'button' : 'shop-quiet'}
        type="submit"
        name="action"
        value={action}
      >
        {actionWords(entry, action, locale)}
      </button>
    </form>
  );
}
