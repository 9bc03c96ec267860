/** In place of a page that is for members: what it is about, and the ways to see it. */
import type { ReactNode } from 'react';
import { dateFormat } from '#domain/locale/date-format.ts';
import { isForSale, isJoinable, type PlanInArea } from '#domain/members/areas.ts';
import { JOIN_PATH, NEXT, PLAN, PLANS_PATH, SIGN_IN_PATH } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { PlanPrice } from './plan-price.tsx';

interface ForMembersProps {
  readonly locale: string;
  readonly timeZone: string;
  readonly title: string;
  readonly teaser: string;
  /** Address of the page that is missing, as the visitor asked for it. */
  readonly here: string;
  readonly isSignedIn: boolean;
  /** Visitors can create accounts. */
  readonly canJoin: boolean;
  /** When the member may see it; undefined where their plans do not open it. */
  readonly opening: number | undefined;
  /** Those that open the page; none where every member may see it. */
  readonly plans: readonly PlanInArea[];
  /** Of their prices. */
  readonly currency: CurrencyCode;
}

export function ForMembersPage(props: ForMembersProps) {
  const { locale, title, teaser, here, isSignedIn, canJoin, opening, plans, currency } = props;
  const say = memberWords(locale);
  const next = `?${NEXT}=${encodeURIComponent(here)}`;
  return (
    <div className="system-page shop-page for-members">
      <h1>{title}</h1>
      {teaser !== '' && <p>{teaser}</p>}
      <p>
        <strong>{whyNot(props)}</strong>
      </p>
      {opening === undefined && plans.length > 0 && <Plans {...{ plans, locale, here, currency }} />}
      {!isSignedIn && (
        <p>
          <a className="button button-link" href={SIGN_IN_PATH + next}>
            {say('signIn')}
          </a>
        </p>
      )}
      {!isSignedIn && canJoin && (
        <p>
          <a href={JOIN_PATH + next}>{say('join')}</a>
        </p>
      )}
    </div>
  );
}

function whyNot({ locale, timeZone, isSignedIn, opening }: ForMembersProps): string {
  const say = memberWords(locale);
  if (opening === undefined) return say(isSignedIn ? 'notInYourPlans' : 'forMembers');
  const date = dateFormat(locale, timeZone, { dateStyle: 'long', timeStyle: 'short' });
  return say('opensAt', { date: date.format(opening) });
}

type PlansProps = Pick<ForMembersProps, 'plans' | 'locale' | 'here' | 'currency'>;

function Plans({ plans, locale, here, currency }: PlansProps): ReactNode {
  return (
    <ul className="shop-steps">
      {plans.map(({ plan, area }) => (
        <li key={plan.id}>
          <strong>{`${area.name}: ${plan.name}`}</strong>
          {plan.description !== '' && <p>{plan.description}</p>}
          {plan.way === 'paid' && <PlanPrice {...{ plan, currency, locale }} />}
          <WayIn plan={plan} locale={locale} here={here} />
        </li>
      ))}
    </ul>
  );
}

/** On its page the plan is joined: a button there, since what changes something is no link. */
function WayIn({
  plan,
  locale,
  here,
}: Pick<PlanInArea, 'plan'> & Pick<ForMembersProps, 'locale' | 'here'>): ReactNode {
  const say = memberWords(locale);
  if (!isJoinable(plan) && !isForSale(plan))
    return <p>{say(plan.way === 'invitation' ? 'byInvitation' : 'planClosed')}</p>;
  return (
    <p>
      <a
        className="button button-link"
        href={`${PLANS_PATH}?${PLAN}=${plan.id}&${NEXT}=${encodeURIComponent(here)}`}
      >
        {say('joinNamed', { plan: plan.name })}
      </a>
    </p>
  );
}
