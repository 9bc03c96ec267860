/** Changes to one gift card: its balance, and its email once more. */
import { type ReactNode, useState } from 'react';
import { adjustCard, type GiftCard, sendCard } from '#domain/store/gift-cards/calls.ts';
import { GIFT_LIMITS } from '#domain/store/gift-cards/contract.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useAction } from '../../ui/use-action.ts';
import { moneyText } from './card-words.ts';
import { keyOfCards } from './use-cards.ts';
import * as say from './words/en.ts';

interface CardDialogProps {
  readonly card: GiftCard;
  readonly siteId: string;
  readonly onClose: () => void;
}

const WAYS = [
  { value: 'add', label: say.add },
  { value: 'take', label: say.deduct },
] as const;

export function AdjustDialog({ card, siteId, onClose }: CardDialogProps): ReactNode {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('add');
  const [minor, setMinor] = useState(0);
  const [reason, setReason] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const left = card.balanceMinor - card.heldMinor;
  const amountMinor = way === 'add' ? minor : -minor;
  const sending = useAction(
    () => call(adjustCard, { site: siteId, card: card.id, body: { key, amountMinor, reason } }),
    { said: say.balanceChanged, reads: keyOfCards(siteId), onDone: onClose, isFailureShown: true },
  );
  return (
    <FormDialog
      title={say.adjustTheBalance}
      description={fill(say.youCanDeductUpToMoney, { money: moneyText(card, left) })}
      action={say.adjustBalance}
      isIncomplete={minor <= 0 || reason.trim() === '' || left + amountMinor < 0}
      sending={sending}
      onClose={onClose}
    >
      <Segmented label={say.change} value={way} options={WAYS} onChange={setWay} />
      <AmountField label={say.amount} currency={card.currency} value={minor} onChange={setMinor} />
      <TextField label={say.reason} maxLength={500} value={reason} onChange={setReason} />
    </FormDialog>
  );
}

export function SendDialog({ card, siteId, onClose }: CardDialogProps): ReactNode {
  const [email, setEmail] = useState(card.email ?? '');
  const sending = useAction(() => call(sendCard, { site: siteId, card: card.id, body: { email } }), {
    said: say.cardSent,
    reads: keyOfCards(siteId),
    onDone: onClose,
    isFailureShown: true,
  });
  return (
    <FormDialog
      title={say.emailThisCard}
      description={say.theEmailHasTheCodeAnd}
      action={say.send}
      isIncomplete={email.trim() === ''}
      sending={sending}
      onClose={onClose}
    >
      <TextField
        label={say.email}
        type="email"
        maxLength={GIFT_LIMITS.email}
        value={email}
        onChange={setEmail}
      />
    </FormDialog>
  );
}
