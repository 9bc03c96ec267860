/** The page of a campaign: how much, who, and how it is paid. It is a form that needs no script. */

import type { ReactNode } from 'react';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { directionIn } from '#domain/locale/direction.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { PLACE_DONATION_PATH } from '#domain/store/donations/calls-visitor.ts';
import { type CampaignProgress, type CampaignSettings, feeShare } from '#domain/store/donations/campaign.ts';
import {
  chosenFrequency,
  DONATION_LIMITS,
  type DonationEntries,
  type DonationErrors,
  OTHER_AMOUNT,
} from '#domain/store/donations/donation-entries.ts';
import type { Frequency } from '#domain/store/donations/frequency.ts';
import { donationWords } from '#domain/store/donations/words/words.ts';
import { CaptchaPlace } from '../../captcha-place.tsx';
import { type OfferedMethod, PaymentChoice } from '../cart/payment-choice.tsx';
import { GoalProgress } from './goal-progress.tsx';

export interface DonatePageProps {
  readonly id: string;
  readonly campaign: CampaignSettings;
  readonly progress: CampaignProgress;
  readonly currency: CurrencyCode;
  readonly methods: readonly OfferedMethod[];
  /** What the donor can choose from. */
  readonly frequencies: readonly Frequency[];
  readonly locale: string;
  readonly entries: DonationEntries;
  readonly errors: DonationErrors;
  /** Of the form as a whole; empty where there is nothing to say. */
  readonly message: string;
  /** Makes a second press harmless. */
  readonly attempt: string;
  /** Cards were refused: a person shows that it is one. */
  readonly asksCaptcha: boolean;
}

export function DonatePage(props: DonatePageProps): ReactNode {
  const { campaign, progress, currency, locale, frequencies } = props;
  const say = donationWords(locale);
  const isGiven = campaign.isOpen && frequencies.length > 0;
  return (
    <div className="system-page shop-page" data-donate-root="">
      <h1 {...directionIn(locale, campaign.name)}>{campaign.name}</h1>
      {campaign.description !== '' && (
        <p className="shop-words" {...directionIn(locale, campaign.description)}>
          {campaign.description}
        </p>
      )}
      <GoalProgress {...progress} goalMinor={campaign.goalMinor} currency={currency} locale={locale} />
      {isGiven ? <DonateForm {...props} /> : <p>{say(campaign.isOpen ? 'unavailable' : 'closed')}</p>}
    </div>
  );
}

function DonateForm(props: DonatePageProps): ReactNode {
  const { id, campaign, methods, locale, entries, attempt, errors } = props;
  const say = donationWords(locale);
  const cart = cartWords(locale);
  return (
    <>
      {methods.length > 0 && methods.every(({ isTest }) => isTest) && (
        <p className="shop-test">{cart('testMode')}</p>
      )}
      <Problems {...props} />
      <form className="shop-steps donate-form" method="post" action={PLACE_DONATION_PATH} noValidate>
        <input type="hidden" name="donatePageId" value={id} />
        <input type="hidden" name="key" value={attempt} />
        <Frequencies {...props} />
        <Amounts {...props} />
        <fieldset>
          <legend>{say('about')}</legend>
          <TextField {...props} name="name" label={say('name')} autoComplete="name" />
          <TextField
            {...props}
            name="email"
            label={say('email')}
            type="email"
            autoComplete="email"
            hint={say('emailHint')}
          />
          {campaign.asksDedication && (
            <TextField
              {...props}
              name="dedication"
              label={say('dedication')}
              autoComplete="off"
              hint={say('dedicationHint')}
            />
          )}
          {campaign.allowsAnonymous && (
            <label className="shop-choice">
              <input type="checkbox" name="anonymous" value="on" defaultChecked={entries.anonymous} />
              <span>
                {say('anonymous')}
                <small>{say('anonymousHint')}</small>
              </span>
            </label>
          )}
        </fieldset>
        <fieldset id="donate-payment" tabIndex={-1}>
          <legend>{cart('payment')}</legend>
          <PaymentChoice
            methods={methods}
            chosen={methods.find(({ id: each }) => each === entries.payment)?.id ?? methods[0]?.id}
            locale={locale}
          />
          <ErrorWords name="payment" errors={errors} />
        </fieldset>
        {props.asksCaptcha && <CaptchaPlace withoutScripts={cart('captcha.noScripts')} />}
        <button className="button" type="submit" data-donate="">
          {say('give')}
        </button>
      </form>
    </>
  );
}

function Amounts({ campaign, currency, locale, entries, errors }: DonatePageProps): ReactNode {
  const say = donationWords(locale);
  const format = (minor: number) => formatMoney({ minor, currency }, { locale });
  const { amountsMinor, hasFreeAmount, leastMinor, mostMinor, feePpm } = campaign;
  const known = amountsMinor.find((minor) => String(minor) === entries.amount);
  const isOther = entries.amount === OTHER_AMOUNT || (entries.amount === '' && entries.other !== '');
  const chosen = hasFreeAmount && isOther ? undefined : (known ?? amountsMinor[0]);
  const label = say(amountsMinor.length > 0 ? 'otherAmount' : 'amount');
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <fieldset id="donate-amount" tabIndex={-1}>
      <legend>{say('amount')}</legend>
      {amountsMinor.map((minor) => (
        <label key={minor} className="shop-choice">
          <input type="radio" name="amount" value={minor} defaultChecked={minor === chosen} />
          <span>{format(minor)}</span>
        </label>
      ))}
      {hasFreeAmount && amountsMinor.length > 0 && (
        <label className="shop-choice">
          <input type="radio" name="amount" value={OTHER_AMOUNT} defaultChecked={chosen === undefined} />
          <span>{label}</span>
        </label>
      )}
      {hasFreeAmount && (
        <div className="shop-field">
          <div>
            <input
              name="other"
              aria-label={label}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={DONATION_LIMITS.other}
              defaultValue={entries.other}
              aria-describedby={`donate-other-hint${errors.amount ? ' donate-amount-error' : ''}`}
              {...(errors.amount && { 'aria-invalid': true })}
            />
            <small id="donate-other-hint">
              {say('amountRange', { least: format(leastMinor), most: format(mostMinor) })}
            </small>
          </div>
        </div>
      )}
      <ErrorWords name="amount" errors={errors} />
      {feePpm > 0 && (
        <label className="shop-choice">
          <input type="checkbox" name="fee" value="on" defaultChecked={entries.fee} />
          <span>{say('fee', { percent: percent.format(feeShare(campaign)) })}</span>
        </label>
      )}
    </fieldset>
  );
}

function Frequencies({ frequencies, entries, locale, errors }: DonatePageProps): ReactNode {
  if (frequencies.every((each) => each === 'once')) return null;
  const say = donationWords(locale);
  const chosen = chosenFrequency(entries, frequencies) ?? frequencies[0];
  return (
    <fieldset id="donate-frequency" tabIndex={-1}>
      <legend>{say('frequency')}</legend>
      {frequencies.map((each) => (
        <label key={each} className="shop-choice">
          <input
            type="radio"
            name="frequency"
            value={each}
            defaultChecked={each === chosen}
            aria-describedby={each === 'once' ? undefined : 'donate-frequency-hint'}
          />
          <span>{say(`frequency.${each}`)}</span>
        </label>
      ))}
      <small id="donate-frequency-hint">{say('recurringHint')}</small>
      <ErrorWords name="frequency" errors={errors} />
    </fieldset>
  );
}

interface TextFieldProps extends Pick<DonatePageProps, 'entries' | 'errors'> {
  readonly name: 'name' | 'email' | 'dedication';
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: string;
  readonly hint?: string;
}

function TextField({ name, label, autoComplete, type = 'text', hint, ...props }: TextFieldProps): ReactNode {
  const { entries, errors } = props;
  const id = `donate-${name}`;
  const described = [...(hint ? [`${id}-hint`] : []), ...(errors[name] ? [`${id}-error`] : [])].join(' ');
  return (
    <div className="shop-field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          maxLength={DONATION_LIMITS[name]}
          defaultValue={entries[name]}
          {...(errors[name] && { 'aria-invalid': true })}
          {...(described !== '' && { 'aria-describedby': described })}
        />
        {hint && <small id={`${id}-hint`}>{hint}</small>}
        <ErrorWords name={name} errors={errors} />
      </div>
    </div>
  );
}

function ErrorWords({
  name,
  errors,
}: Pick<DonatePageProps, 'errors'> & { readonly name: keyof DonationErrors }): ReactNode {
  return (
    errors[name] && (
      <p id={`donate-${name}-error`} className="system-error shop-error">
        {errors[name]}
      </p>
    )
  );
}

/** Comes first, and leads to each field: people who cannot see the page hear it at once. */
function Problems({ errors, message }: DonatePageProps): ReactNode {
  if (message === '') return null;
  return (
    <div className="shop-problems" role="alert" {...PROBLEM_MARK}>
      <p>{message}</p>
      {Object.keys(errors).length > 0 && (
        <ul>
          {Object.entries(errors).map(([name, words]) => (
            <li key={name}>
              <a href={`#donate-${name}`}>{words}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** CART-26: the link names no campaign, or one that is not there. */
export function NoCampaignPage({
  isComplete,
  locale,
}: {
  readonly isComplete: boolean;
  readonly locale: string;
}): ReactNode {
  const say = cartWords(locale);
  return (
    <div className="system-page shop-page" data-donate-root="">
      <h1>{say('other.donate')}</h1>
      <p className="shop-problems" role="alert">
        {say(isComplete ? 'other.donate.none' : 'other.incomplete')}
      </p>
      <p>{say('other.notCharged')}</p>
      <p>
        <a href="/">{say('home')}</a>
      </p>
    </div>
  );
}
