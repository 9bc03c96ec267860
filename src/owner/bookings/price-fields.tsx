/** What a service costs, and how much of it guests pay when they book. */
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { MAX_PRICE_MINOR } from '#domain/bookings/price.ts';
import type { BookingPrice, BookingService } from '#domain/bookings/settings.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { useSite } from '../session.ts';
import { AmountField } from '../ui/amount-field.tsx';
import { SelectField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './bookings.module.css';
import { NumberField } from './number-field.tsx';
import * as say from './words/en.ts';

export interface Payable {
  readonly currency: CurrencyCode;
  /** The store has a way to pay online. */
  readonly canBePaid: boolean;
}

interface PriceFieldsProps extends Payable {
  readonly value: BookingService;
  readonly onChange: (price: BookingPrice | null) => void;
}

const FREE = 'free';
const ALL = 'all';
const DEPOSIT = 'deposit';
const DAY_HOURS = 24;

export function PriceFields({ value, currency, canBePaid, onChange }: PriceFieldsProps): ReactNode {
  const { price } = value;
  const set = (part: Partial<BookingPrice>) => price && onChange({ ...price, ...part });
  const amount = price?.amountMinor ?? 5000;
  const choose = (to: string) => {
    if (to === FREE) return onChange(null);
    const depositMinor = to === DEPOSIT ? Math.max(1, Math.floor(amount / 4)) : 0;
    const rest = price ?? { isPerPerson: false, refundHours: DAY_HOURS };
    return onChange({ ...rest, amountMinor: amount, depositMinor });
  };
  return (
    <>
      <SelectField
        label={say.payment}
        value={price === null ? FREE : price.depositMinor > 0 ? DEPOSIT : ALL}
        options={[
          { value: FREE, label: say.guestsPayNothingOnline },
          { value: ALL, label: say.guestsPayThePrice },
          { value: DEPOSIT, label: say.guestsPayADeposit },
        ]}
        onChange={choose}
      />
      {price && !canBePaid && <NoWayToPay />}
      {price && (
        <>
          <div className={styles['pair']}>
            <AmountField
              label={say.price}
              currency={currency}
              value={price.amountMinor}
              onChange={(minor) => set({ amountMinor: clampMinor(minor) })}
            />
            {price.depositMinor > 0 && (
              <AmountField
                label={say.deposit}
                hint={price.depositMinor < price.amountMinor ? undefined : say.atMostThePrice}
                currency={currency}
                value={price.depositMinor}
                onChange={(minor) => set({ depositMinor: clampMinor(minor) })}
              />
            )}
          </div>
          {value.maxParty > 1 && (
            <Switch
              label={say.perPerson}
              isOn={price.isPerPerson}
              onChange={(isPerPerson) => set({ isPerPerson })}
            />
          )}
          <Switch
            label={say.refundGuestsWhoCancelInTime}
            hint={say.bookingsThatYouCancelAreAlwaysRefunded}
            isOn={price.refundHours !== null}
            onChange={(isOn) => set({ refundHours: isOn ? DAY_HOURS : null })}
          />
          {price.refundHours !== null && (
            <NumberField
              label={say.refundUntil}
              unit={say.hoursBefore}
              value={price.refundHours}
              max={720}
              onChange={(refundHours) => set({ refundHours })}
            />
          )}
        </>
      )}
    </>
  );
}

const clampMinor = (minor: number): number => Math.min(MAX_PRICE_MINOR, Math.max(1, minor));

function NoWayToPay(): ReactNode {
  const { id } = useSite();
  return (
    <Notice tone="warning">
      {say.guestsCantPayYet} <NavLink to={`/sites/${id}/settings/payments`}>{say.setUpPayments}</NavLink>
    </Notice>
  );
}
