/** How much of the goal of a campaign has been reached. */
import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type CampaignProgress, percentRaised } from '#domain/store/donations/campaign.ts';
import { donationWords } from '#domain/store/donations/words/words.ts';

interface GoalProgressProps extends CampaignProgress {
  readonly goalMinor: number;
  readonly currency: CurrencyCode;
  readonly locale: string;
}

export function GoalProgress(props: GoalProgressProps): ReactNode {
  const { goalMinor, raisedMinor, donations, currency, locale } = props;
  if (goalMinor === 0) return null;
  const say = donationWords(locale);
  const format = (minor: number) => formatMoney({ minor, currency }, { locale });
  const words = say('raisedOf', { raised: format(raisedMinor), goal: format(goalMinor) });
  return (
    <div className="shop-goal">
      <progress max={100} value={percentRaised({ goalMinor }, { raisedMinor })} aria-label={words} />
      <p>
        {words}
        {donations > 0 && <span> · {say('donations', { count: donations })}</span>}
      </p>
    </div>
  );
}
