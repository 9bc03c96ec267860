/** Where a member changes to another plan: what each costs, and before it is charged, the amount. */
import type { ReactNode } from 'react';
import { dateFormat } from '#domain/locale/date-format.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { PORTAL_CHANGE_CALL_PATH } from '#domain/store/subscriptions/calls-visitor.ts';
import type { PortalEntry } from '#domain/store/subscriptions/portal-entry.ts';
import { priceWords } from '#domain/store/subscriptions/price-words.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';

interface OtherPlansProps {
  readonly entry: PortalEntry;
  readonly locale: string;
  readonly timeZone: string;
}

export function OtherPlans(props: OtherPlansProps): ReactNode {
  const { entry, locale } = props;
  const { plans, currency } = entry;
  if (!plans) return null;
  if (plans.confirming) return <Confirm {...props} plan={plans.confirming} />;
  const say = subscriptionWords(locale);
  return plans.offers.map(({ id, title, minor, plan }) => (
    <p key={id}>
      <a href={`?plan=${id}`}>
        {say('otherPlan', { plan: title, price: priceWords({ minor, currency, plan, locale }) })}
      </a>
    </p>
  ));
}

type Confirming = NonNullable<NonNullable<PortalEntry['plans']>['confirming']>;

function Confirm({
  entry,
  locale,
  timeZone,
  plan: { id, title: plan, minor, dueMinor, nextAt, plan: billing },
}: OtherPlansProps & { readonly plan: Confirming }): ReactNode {
  const say = subscriptionWords(locale);
  const { currency, title, id: subscription, version } = entry;
  const words = say('confirmPlan', {
    title,
    amount: formatMoney({ minor: dueMinor, currency }, { locale }),
    price: priceWords({ minor, currency, plan: billing, locale }),
    date: dateFormat(locale, timeZone, { dateStyle: 'long' }).format(nextAt),
  });
  return (
    <form className="shop-steps" method="post" action={PORTAL_CHANGE_CALL_PATH}>
      <input type="hidden" name="subscription" value={subscription} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="offer" value={id} />
      <input type="hidden" name="due" value={dueMinor} />
      <p>{words}</p>
      <button className="button" type="submit">
        {say('toPlan', { plan })}
      </button>
      <p>
        <a href="?">{say('keep')}</a>
      </p>
    </form>
  );
}
