/** Pieces of an order go on their way. */
import { type ReactNode, useState } from 'react';
import * as calls from '#domain/store/orders/calls.ts';
import { call } from '../../api.ts';
import { NoMailServer, useMailWords } from '../../no-mail-server.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { OrderDialogProps } from './cancel-dialog.tsx';
import { PieceFields, usePieces } from './piece-fields.tsx';
import { type Tracking, TrackingFields } from './tracking-fields.tsx';
import { useOrderChange } from './use-orders.ts';
import * as say from './words/en.ts';

const leftOf = ({ toFulfil }: calls.Order['lines'][number]): number => toFulfil;

export function FulfilDialog({ order, siteId, onClose }: OrderDialogProps): ReactNode {
  const pieces = usePieces(order.lines, leftOf);
  const [tracking, setTracking] = useState<Tracking>({ carrier: '', trackingNumber: '' });
  const [isMailed, setIsMailed] = useState(!order.isPickup);
  const withMail = useMailWords();
  const body = { lines: pieces.lines, ...tracking, isMailed };
  const sending = useOrderChange(siteId, {
    run: () => call(calls.fulfil, { site: siteId, order: order.id, body }),
    said: isMailed ? withMail(say.fulfilled) : say.fulfilled,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={order.isPickup ? say.markAsPickedUp : say.fulfil}
      description={say.chooseWhatGoesOutNowThe}
      action={say.fulfil}
      isIncomplete={!pieces.isValid || pieces.lines.length === 0}
      sending={sending}
      onClose={onClose}
    >
      <PieceFields lines={order.lines} pieces={pieces} leftOf={leftOf} />
      {order.needsDelivery && !order.isPickup && (
        <TrackingFields tracking={tracking} onChange={setTracking} />
      )}
      <Switch label={say.emailTheBuyer} isOn={isMailed} onChange={setIsMailed} />
      {isMailed && <NoMailServer />}
    </FormDialog>
  );
}
