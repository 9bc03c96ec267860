/** The plans of a site: which there are, which the visitor has, and joining or leaving them. */
import type { ReactNode } from 'react';
import { dateFormat } from '#domain/locale/date-format.ts';
import { isForSale, isJoinable, type MemberAreas, type MemberPlan } from '#domain/members/areas.ts';
import {
  ACCOUNT_PATH,
  JOIN_PATH,
  JOIN_PLAN_CALL,
  LEAVE,
  LEAVE_PLAN_CALL,
  NEXT,
  PLAN,
  PLANS_PATH,
  SIGN_IN_PATH,
} from '#domain/members/contract.ts';
import { type Membership, stateOf } from '#domain/members/membership.ts';
import { memberWords } from '#domain/members/words/words.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { PORTAL_PATH } from '#domain/store/cart/checkout-contract.ts';
import { BEGIN_PATH } from '#domain/store/subscriptions/calls-visitor.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import { Form, type Said, SaidWords } from './parts.tsx';
import { PlanPrice } from './plan-price.tsx';

interface PlansPageProps {
  readonly locale: string;
  readonly timeZone: string;
  readonly areas: MemberAreas;
  /** Of prices. */
  readonly currency: CurrencyCode;
  /** Of the member who is signed in. */
  readonly memberships: readonly Membership[];
  readonly isSignedIn: boolean;
  readonly canJoin: boolean;
  /** A plan to show alone. */
  readonly chosen: string | undefined;
  readonly said: Said | undefined;
  /** Where the visitor was, and the title of the page there. */
  readonly next: { readonly address: string; readonly title: string } | undefined;
  /** Its own, in the visitor’s language. */
  readonly address: string;
  /** They have just joined, and can go on. */
  readonly hasJoined: boolean;
  /** The plan whose end the member has still to confirm. */
  readonly leaving: string | undefined;
  /** Name of the site. */
  readonly site: string;
  readonly now: number;
}

export function PlansPage(props: PlansPageProps): ReactNode {
  const { locale, said, isSignedIn, canJoin, chosen, address, next, hasJoined } = props;
  const say = memberWords(locale);
  const shown = areasOf(props);
  return (
    <div className="system-page shop-page">
      <h1>{say('memberships')}</h1>
      <SaidWords said={said} locale={locale} />
      <div className="shop-steps">
        {hasJoined && next && (
          <p>
            <a className="button button-link" href={next.address}>
              {say('continueTo', { page: next.title })}
            </a>
          </p>
        )}
        {shown.length === 0 && <p>{say(chosen === undefined ? 'noPlans' : 'planClosed')}</p>}
        {shown.map(({ id, name, plans }) => (
          <section key={id} className="shop-steps" aria-labelledby={`area-${id}`}>
            <h2 id={`area-${id}`}>{name}</h2>
            {plans.map((plan) => (
              <Plan key={plan.id} plan={plan} {...props} />
            ))}
          </section>
        ))}
        {!isSignedIn && <WaysIn locale={locale} canJoin={canJoin} address={address} />}
        {isSignedIn && (
          <p>
            <a href={ACCOUNT_PATH}>{say('account')}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/** Plans that take nobody are shown to those who have them. */
function areasOf({ areas, memberships, chosen, now }: PlansPageProps) {
  const isHeld = (id: string) =>
    memberships.some((each) => each.planId === id && stateOf(each, now) !== 'ended');
  const isShown = (plan: MemberPlan) =>
    (chosen === undefined || plan.id === chosen) && (!plan.isClosed || isHeld(plan.id));
  return areas.areas
    .map((area) => ({ ...area, plans: area.plans.filter(isShown) }))
    .filter(({ plans }) => plans.length > 0);
}

interface PlanProps extends PlansPageProps {
  readonly plan: MemberPlan;
}

function Plan(props: PlanProps): ReactNode {
  const { plan } = props;
  return (
    <div className="shop-steps">
      <h3>{plan.name}</h3>
      {plan.description !== '' && <p>{plan.description}</p>}
      {plan.way === 'paid' && <PlanPrice {...props} />}
      <State {...props} />
    </div>
  );
}

/** How a visitor gets a plan that they do not have. */
function WayIn({ plan, locale, isSignedIn, next }: PlanProps): ReactNode {
  const say = memberWords(locale);
  if (plan.way === 'invitation') return <p>{say('byInvitation')}</p>;
  if (isSignedIn && isForSale(plan))
    return (
      <Form action={BEGIN_PATH} label={say('joinNamed', { plan: plan.name })} hidden={{ plan: plan.id }} />
    );
  if (!isSignedIn || !isJoinable(plan)) return null;
  return (
    <Form
      action={JOIN_PLAN_CALL}
      label={say('joinNamed', { plan: plan.name })}
      hidden={{ [PLAN]: plan.id, ...(next && { [NEXT]: next.address }) }}
    />
  );
}

function State(props: PlanProps): ReactNode {
  const { plan, memberships, locale, timeZone, now, site } = props;
  const say = memberWords(locale);
  const membership = memberships.find(({ planId }) => planId === plan.id);
  const state = membership && stateOf(membership, now);
  if (!membership || state === 'ended') return <WayIn {...props} />;
  const date = dateFormat(locale, timeZone, { dateStyle: 'medium' });
  return (
    <>
      <p>{say('memberSince', { date: date.format(membership.since) })}</p>
      {membership.until !== null && <p>{say('memberUntil', { date: date.format(membership.until) })}</p>}
      {state === 'paused' && <p>{say('paused', { site })}</p>}
      {plan.way === 'paid' ? (
        <p>
          <a href={PORTAL_PATH}>{subscriptionWords(locale)('manage')}</a>
        </p>
      ) : (
        <Leave {...props} />
      )}
    </>
  );
}

/** Members can’t come back to a plan by themselves that they were invited to: leaving it takes a second step. */
function Leave({ plan, locale, leaving }: PlanProps): ReactNode {
  const say = memberWords(locale);
  const label = say('leaveNamed', { plan: plan.name });
  const isAsked = plan.way === 'invitation';
  if (isAsked && leaving !== plan.id)
    return (
      <p>
        <a href={`${PLANS_PATH}?${LEAVE}=${plan.id}`}>{label}</a>
      </p>
    );
  return (
    <>
      {isAsked && <p>{say('leaveConfirm', { plan: plan.name })}</p>}
      <Form action={LEAVE_PLAN_CALL} label={label} hidden={{ [PLAN]: plan.id }} isQuiet />
      {isAsked && (
        <p>
          <a href={PLANS_PATH}>{say('keep')}</a>
        </p>
      )}
    </>
  );
}

function WaysIn({
  locale,
  canJoin,
  address,
}: Pick<PlansPageProps, 'locale' | 'canJoin' | 'address'>): ReactNode {
  const say = memberWords(locale);
  const next = `?${NEXT}=${encodeURIComponent(address)}`;
  return (
    <>
      <p>{say(canJoin ? 'signInToJoin' : 'joinClosed')}</p>
      {canJoin && (
        <p>
          <a className="button button-link" href={JOIN_PATH + next}>
            {say('join')}
          </a>
        </p>
      )}
      <p>
        <a className={canJoin ? undefined : 'button button-link'} href={SIGN_IN_PATH + next}>
          {say('signIn')}
        </a>
      </p>
    </>
  );
}
