import type { ReactNode } from 'react';
import { directionIn } from '#domain/locale/direction.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { DONATE_PATH } from '#domain/store/cart/checkout-contract.ts';
import { type OfferedCampaign, percentRaised } from '#domain/store/donations/campaign.ts';
import { DONATION_LIMITS, OTHER_AMOUNT } from '#domain/store/donations/donation-entries.ts';
import { FREQUENCIES } from '#domain/store/donations/frequency.ts';
import { donationWords } from '#domain/store/donations/words/words.ts';
import type { BlockRender } from '../contract.ts';
import type { DonationProps } from './definition.ts';

export const render: BlockRender<DonationProps, OfferedCampaign | undefined> = ({
  props: { showsCampaign, buttonLabel },
  data: campaign,
  context,
}) => {
  if (!campaign) return null;
  const { locale } = context;
  const { name, description, goalMinor, isOpen, frequencies } = campaign;
  // Only given again and again, and no way to pay that can be charged again.
  const isGiven = isOpen && frequencies.length > 0;
  return (
    <div className="donation" {...(isGiven && { 'data-donate-root': '' })}>
      {showsCampaign && <h2 {...directionIn(locale, name)}>{name}</h2>}
      {showsCampaign && description !== '' && <p {...directionIn(locale, description)}>{description}</p>}
      {showsCampaign && goalMinor > 0 && <Goal campaign={campaign} locale={locale} />}
      {isGiven ? (
        <Choice {...{ campaign, locale, buttonLabel }} />
      ) : (
        <p>{donationWords(locale)(isOpen ? 'unavailable' : 'closed')}</p>
      )}
    </div>
  );
};

interface PartProps {
  readonly campaign: OfferedCampaign;
  readonly locale: string;
}

function Goal({ campaign, locale }: PartProps): ReactNode {
  const { goalMinor, raisedMinor, donations, currency } = campaign;
  const say = donationWords(locale);
  const money = (minor: number) => formatMoney({ minor, currency }, { locale });
  const words = say('raisedOf', { raised: money(raisedMinor), goal: money(goalMinor) });
  return (
    <div className="donation-goal">
      <progress max={100} value={percentRaised(campaign, campaign)} aria-label={words} />
      <p>
        {words}
        {donations > 0 && <span>{say('donations', { count: donations })}</span>}
      </p>
    </div>
  );
}

/** Leads to the page of the campaign with what was chosen, by a form that needs no script. */
function Choice({
  campaign,
  locale,
  buttonLabel,
}: PartProps & Pick<DonationProps, 'buttonLabel'>): ReactNode {
  const { id, name, amountsMinor, hasFreeAmount, currency, frequencies } = campaign;
  const say = donationWords(locale);
  return (
    <form method="get" action={DONATE_PATH} aria-label={name}>
      <input type="hidden" name="donatePageId" value={id} />
      {frequencies.some((each) => each !== 'once') && (
        <fieldset>
          <legend>{say('frequency')}</legend>
          {FREQUENCIES.filter((each) => frequencies.includes(each)).map((each, index) => (
            <label key={each}>
              <input type="radio" name="frequency" value={each} defaultChecked={index === 0} />
              <span>{say(`frequency.${each}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {amountsMinor.length > 0 && (
        <fieldset>
          <legend>{say('amount')}</legend>
          {amountsMinor.map((minor, index) => (
            <label key={minor}>
              <input type="radio" name="amount" value={minor} defaultChecked={index === 0} />
              <span>{formatMoney({ minor, currency }, { locale })}</span>
            </label>
          ))}
          {hasFreeAmount && (
            <label>
              <input type="radio" name="amount" value={OTHER_AMOUNT} />
              <span>{say('otherAmount')}</span>
            </label>
          )}
        </fieldset>
      )}
      {hasFreeAmount && (
        <p className="donation-other">
          <input
            name="other"
            aria-label={say(amountsMinor.length > 0 ? 'otherAmount' : 'amount')}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={DONATION_LIMITS.other}
          />
        </p>
      )}
      <button className="button" type="submit" data-donate="">
        {buttonLabel || say('give')}
      </button>
    </form>
  );
}
