/** What is kept only because it is still booked. */
import type { ReactNode } from 'react';
import { rich } from '../rich.tsx';
import { Button } from '../ui/button.tsx';
import * as say from './words/en.ts';

interface EndingOffersProps {
  readonly offers: readonly { readonly id: string; readonly name: string }[];
  /** Bookings to come, by id. */
  readonly countOf: (id: string) => number;
  readonly onOffer: (id: string) => void;
}

export function EndingOffers({ offers, countOf, onOffer }: EndingOffersProps): ReactNode {
  return offers.map(({ id, name }) => (
    <div key={id} className="split">
      <span>
        {rich(say.nameIsNoLongerOfferedInbookings, {
          name,
          count: countOf(id),
          strong: (inside) => <strong>{inside}</strong>,
        })}
      </span>
      <Button size="small" onClick={() => onOffer(id)}>
        {rich(say.offerItAgainName, {
          name,
          span: (inside) => <span className="visually-hidden">{inside}</span>,
        })}
      </Button>
    </div>
  ));
}
