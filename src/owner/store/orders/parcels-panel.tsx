/** What is on its way: each parcel with the number by which it is followed, which can be corrected. */
import { type ReactNode, useState } from 'react';
import type { Order } from '#domain/store/orders/calls.ts';
import { saveTracking } from '#domain/store/orders/calls.ts';
import { type Parcel, parcelsOf } from '#domain/store/orders/parcels.ts';
import { sentWords } from '#domain/store/orders/sent-words.ts';
import { trackingLink } from '#domain/store/orders/tracking-link.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { NoMailServer, useMailWords } from '../../no-mail-server.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Panel } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './orders.module.css';
import { TrackingFields } from './tracking-fields.tsx';
import { useOrderChange } from './use-orders.ts';
import * as say from './words/en.ts';

interface ParcelsProps {
  readonly order: Order;
  readonly siteId: string;
}

export function ParcelsPanel({ order, siteId }: ParcelsProps): ReactNode {
  const [changed, setChanged] = useState<Parcel>();
  const parcels = order.needsDelivery && !order.isPickup ? parcelsOf(order.events) : [];
  if (parcels.length === 0) return null;
  return (
    <Panel title={say.shipped}>
      <ul className="stack snug">
        {parcels.map((parcel) => (
          <li key={parcel.id} className={`lined words ${styles['line']}`}>
            <span>{parcel.lines.map(sentWords).join(', ')}</span>
            <Button size="small" onClick={() => setChanged(parcel)}>
              {parcel.trackingNumber === '' ? say.addTrackingNumber : say.editTrackingNumber}
            </Button>
            <span className={`hint ${styles['detail']}`}>
              <Followed parcel={parcel} />
            </span>
          </li>
        ))}
      </ul>
      {changed && (
        <TrackingDialog
          order={order}
          siteId={siteId}
          parcel={changed}
          onClose={() => setChanged(undefined)}
        />
      )}
    </Panel>
  );
}

function Followed({ parcel: { carrier, trackingNumber } }: { readonly parcel: Parcel }): ReactNode {
  const link = trackingLink(carrier, trackingNumber);
  if (trackingNumber === '')
    return carrier === '' ? say.noTrackingNumber : fill(say.carrierNoTrackingNumber, { carrier });
  return (
    <>
      {carrier}{' '}
      {link ? (
        <a href={link} target="_blank" rel="noreferrer">
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
    </>
  );
}

interface TrackingDialogProps extends ParcelsProps {
  readonly parcel: Parcel;
  readonly onClose: () => void;
}

function TrackingDialog({ order, siteId, parcel, onClose }: TrackingDialogProps): ReactNode {
  const [tracking, setTracking] = useState({
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
  });
  const [isMailed, setIsMailed] = useState(false);
  const withMail = useMailWords();
  const said = say.theBuyerSeesItOnThe;
  const saving = useOrderChange(siteId, {
    run: () =>
      call(saveTracking, {
        site: siteId,
        order: order.id,
        parcel: parcel.id,
        body: { ...tracking, isMailed },
      }),
    said: isMailed ? withMail(said) : said,
    onDone: onClose,
  });
  const isAsBefore =
    tracking.carrier.trim() === parcel.carrier && tracking.trackingNumber.trim() === parcel.trackingNumber;
  return (
    <FormDialog
      title={say.trackingNumber}
      description={say.theBuyerSeesThisOnThe}
      action={say.save}
      isIncomplete={isAsBefore && !isMailed}
      sending={saving}
      onClose={onClose}
    >
      <TrackingFields tracking={tracking} onChange={setTracking} />
      <Switch label={say.emailTheBuyer} isOn={isMailed} onChange={setIsMailed} />
      {isMailed && <NoMailServer />}
    </FormDialog>
  );
}
