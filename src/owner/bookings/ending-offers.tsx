/** What is kept only because it is still booked. */
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { inBookings } from './use-bookings.ts';

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
        <strong>{name}</strong> is no longer offered. {inBookings(countOf(id))} still to come.
      </span>
      <Button size="small" onClick={() => onOffer(id)}>
        Offer it again<span className="visually-hidden">: {name}</span>
      </Button>
    </div>
  ));
}
