/** Who carries a parcel, and by which number it is followed. */
import type { ReactNode } from 'react';
import { TextField } from '../../ui/field.tsx';
import * as say from './words/en.ts';

export interface Tracking {
  readonly carrier: string;
  readonly trackingNumber: string;
}

interface TrackingFieldsProps {
  readonly tracking: Tracking;
  readonly onChange: (tracking: Tracking) => void;
}

export function TrackingFields({ tracking, onChange }: TrackingFieldsProps): ReactNode {
  return (
    <>
      <TextField
        label={say.carrier}
        hint={say.forKnownCarriersSuchAsDhl}
        maxLength={80}
        value={tracking.carrier}
        onChange={(carrier) => onChange({ ...tracking, carrier })}
      />
      <TextField
        label={say.trackingNumber}
        hint={say.theBuyerSeesItInThe}
        maxLength={120}
        value={tracking.trackingNumber}
        onChange={(trackingNumber) => onChange({ ...tracking, trackingNumber })}
      />
    </>
  );
}
