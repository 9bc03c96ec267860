/** One order: what was bought and by whom, what happened to it, and what comes next. */
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import * as calls from '#domain/store/orders/calls.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { nextOrderState } from '#domain/store/orders/order-state.ts';
import { ORDER_MAILS, type OrderMail } from '#domain/store/settings/order-mail.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { useMailWords } from '../../no-mail-server.tsx';
import { useMay, useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { Notices, Screen } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { DifferenceNotice, RefusedNotice } from './difference-notice.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { OpenedPlans } from './opened-plans.tsx';
import { BuyerPanel, LinesPanel } from './order-panels.tsx';
import { OrderStates } from './order-states.tsx';
import { MAIL_LABELS } from './order-words.ts';
import styles from './orders.module.css';
import { PapersPanel } from './papers-panel.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SubscriptionNotice } from './subscription-notice.tsx';
import { Timeline } from './timeline.tsx';
import { useOrder, useOrderChange } from './use-orders.ts';
import * as say from './words/en.ts';

export function OrderScreen(): ReactNode {
  const site = useSite();
  const { order: id = '' } = useParams();
  const { data: order, error, refetch } = useOrder(site.id, id);
  const above = { to: `/sites/${site.id}/orders`, label: say.orders };
  if (error)
    return (
      <Screen title={say.order} above={above}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Screen>
    );
  if (!order)
    return (
      <Screen title={say.order} above={above}>
        <Loading />
      </Screen>
    );
  return (
    <Screen
      title={fill(say.orderOrdername, { orderName: orderName(order.number) })}
      above={above}
      width="wide"
      description={
        <span className="cluster tight">
          {order.isTest && <Badge>{say.testNoMoneyMoved2}</Badge>}
          <OrderStates order={order} />
        </span>
      }
      actions={<Actions order={order} siteId={site.id} />}
    >
      <Notices>
        {order.decision !== null && <Decision order={order} siteId={site.id} />}
        {order.isRefundPending && <Notice tone="info">{say.aRefundIsWaitingForThe}</Notice>}
        {order.isVisitorTest && <Notice tone="info">{say.aVisitorPlacedThisTestOrder}</Notice>}
        <RefusedNotice order={order} />
        <SubscriptionNotice order={order} siteId={site.id} />
        <DifferenceNotice order={order} siteId={site.id} />
      </Notices>
      <div className={styles['columns']}>
        <div>
          <LinesPanel order={order} />
          <OpenedPlans order={order} />
          <ParcelsPanel order={order} siteId={site.id} />
          <PapersPanel order={order} siteId={site.id} />
          <Timeline order={order} siteId={site.id} />
        </div>
        <BuyerPanel order={order} />
      </div>
    </Screen>
  );
}

interface OrderProps {
  readonly order: calls.Order;
  readonly siteId: string;
}

type Open = 'edit' | 'fulfil' | 'refund' | 'cancel' | 'mail';

function Actions({ order, siteId }: OrderProps): ReactNode {
  const [open, setOpen] = useState<Open>();
  const mayRefund = useMay('admin.refunds');
  const paid = useOrderChange(siteId, {
    run: () => call(calls.markPaid, { site: siteId, order: order.id }),
    said: say.markedAsPaid,
  });
  const close = () => setOpen(undefined);
  const dialog = { order, siteId, onClose: close };
  const canRefund = mayRefund && order.capturedMinor > order.refundedMinor && !order.isRefundPending;
  const isToPay = order.dueMinor > 0 && order.state !== 'cancelled';
  return (
    <>
      <QuietActions order={order} onOpen={setOpen} />
      {canRefund && <Button onClick={() => setOpen('refund')}>{say.refund}</Button>}
      {isToPay && (
        <Button isBusy={paid.isPending} onClick={() => paid.mutate()}>
          {say.markAsPaid}
        </Button>
      )}
      {order.isPickup && <ReadyButton order={order} siteId={siteId} />}
      {isToFulfil(order) && (
        <Button tone="primary" onClick={() => setOpen('fulfil')}>
          {say.fulfil}
        </Button>
      )}
      {paid.error && <Failure error={paid.error} />}
      {open === 'edit' && <EditDialog {...dialog} />}
      {open === 'fulfil' && <FulfilDialog {...dialog} />}
      {open === 'refund' && <RefundDialog {...dialog} />}
      {open === 'cancel' && <CancelDialog {...dialog} />}
      {open === 'mail' && <MailDialog {...dialog} />}
    </>
  );
}

function isToFulfil({ state, toFulfil }: calls.Order): boolean {
  return toFulfil > 0 && nextOrderState(state, 'fulfilAll') !== undefined;
}

interface QuietActionsProps {
  readonly order: calls.Order;
  readonly onOpen: (open: Open) => void;
}

function QuietActions({ order, onOpen }: QuietActionsProps): ReactNode {
  return (
    <>
      <Button tone="quiet" onClick={() => onOpen('mail')}>
        {say.resendAnEmail}
      </Button>
      {order.mayEdit && (
        <Button tone="quiet" onClick={() => onOpen('edit')}>
          {say.editOrder}
        </Button>
      )}
      {nextOrderState(order.state, 'cancel') && (
        <Button tone="quiet" onClick={() => onOpen('cancel')}>
          {say.cancelOrder}
        </Button>
      )}
    </>
  );
}

/** Of what is fetched: the buyer is told that it can be. */
function ReadyButton({ order, siteId }: OrderProps): ReactNode {
  const withMail = useMailWords();
  const telling = useOrderChange(siteId, {
    run: () => call(calls.sendMail, { site: siteId, order: order.id, body: { mail: 'ready' } }),
    said: withMail(say.readyForPickup),
  });
  if (!isToFulfil(order)) return null;
  return (
    <>
      <Button isBusy={telling.isPending} onClick={() => telling.mutate()}>
        {say.readyForPickup2}
      </Button>
      {telling.error && <Failure error={telling.error} />}
    </>
  );
}

function Decision({ order, siteId }: OrderProps): ReactNode {
  const accept = useOrderChange(siteId, {
    run: () => call(calls.accept, { site: siteId, order: order.id }),
    said: say.orderAccepted,
  });
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" isBusy={accept.isPending} onClick={() => accept.mutate()}>
          {say.acceptOrder}
        </Button>
      }
    >
      {fill(say.decisionAcceptItIfYouCan, { decision: order.decision ?? '' })}
    </Notice>
  );
}

function MailDialog({ order, siteId, onClose }: OrderProps & { readonly onClose: () => void }): ReactNode {
  const [mail, setMail] = useState<OrderMail>('received');
  const withMail = useMailWords();
  const sending = useOrderChange(siteId, {
    run: () => call(calls.sendMail, { site: siteId, order: order.id, body: { mail } }),
    said: withMail(say.emailSentAgain),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={say.resendAnEmail}
      description={order.email === null ? say.goesToTheBuyer : fill(say.goesToEmail, { email: order.email })}
      size="small"
      action={say.send}
      sending={sending}
      onClose={onClose}
    >
      <SelectField
        label={say.mail}
        value={mail}
        options={ORDER_MAILS.filter((value) => value !== 'ready' || order.isPickup).map((value) => ({
          value,
          label: MAIL_LABELS[value],
        }))}
        onChange={setMail}
      />
    </FormDialog>
  );
}
