/** Pieces of an order go on their way. */
import { type ReactNode, useState } from 'react';
import * as calls from '#domain/orders/calls.ts';
import { call } from '../api.ts';
import { NoMailServer, useMailWords } from '../no-mail-server.tsx';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import type { OrderDialogProps } from './cancel-dialog.tsx';
import { PieceFields, usePieces } from './piece-fields.tsx';
import { useOrderChange } from './use-orders.ts';

const leftOf = ({ quantity, fulfilledQuantity }: calls.Order['lines'][number]): number =>
  quantity - fulfilledQuantity;

export function FulfilDialog({ order, siteId, onClose }: OrderDialogProps): ReactNode {
  const pieces = usePieces(order.lines, leftOf);
  const [carrier, setCarrier] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const [isMailed, setIsMailed] = useState(!order.isPickup);
  const withMail = useMailWords();
  const body = { lines: pieces.lines, carrier, trackingNumber, isMailed };
  const sending = useOrderChange(siteId, {
    run: () => call(calls.fulfil, { site: siteId, order: order.id, body }),
    said: isMailed ? withMail('Fulfilled.') : 'Fulfilled.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={order.isPickup ? 'Hand over' : 'Fulfil'}
      description="Say what goes out now. What is left stays to be fulfilled."
      action="Fulfil"
      isIncomplete={!pieces.isValid || pieces.lines.length === 0}
      sending={sending}
      onClose={onClose}
    >
      <PieceFields lines={order.lines} pieces={pieces} leftOf={leftOf} />
      {order.needsDelivery && !order.isPickup && (
        <>
          <TextField
            label="Carrier"
            hint="May be left empty."
            maxLength={80}
            value={carrier}
            onChange={setCarrier}
          />
          <TextField
            label="Tracking number"
            hint="The buyer reads it in the mail and on the page of the order."
            maxLength={120}
            value={trackingNumber}
            onChange={setTrackingNumber}
          />
        </>
      )}
      <Switch label="Tell the buyer by mail" isOn={isMailed} onChange={setIsMailed} />
      {isMailed && <NoMailServer />}
    </FormDialog>
  );
}
