/** Who carries a parcel, and by which number it is followed. */
import type { ReactNode } from 'react';
import { TextField } from '../../ui/field.tsx';

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
        label="Carrier"
        hint="For known carriers such as DHL, UPS or Royal Mail, the number becomes a tracking link."
        maxLength={80}
        value={tracking.carrier}
        onChange={(carrier) => onChange({ ...tracking, carrier })}
      />
      <TextField
        label="Tracking number"
        hint="The buyer sees it in the email and on the order page."
        maxLength={120}
        value={tracking.trackingNumber}
        onChange={(trackingNumber) => onChange({ ...tracking, trackingNumber })}
      />
    </>
  );
}
