/** A card that its owner gives away. Its code is shown once. */
import { type ReactNode, useState } from 'react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { issueCard } from '#domain/store/gift-cards/calls.ts';
import { GIFT_LIMITS } from '#domain/store/gift-cards/contract.ts';
import { call } from '../../api.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { bindFields } from '../../ui/bind-fields.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/page.tsx';
import { useAction } from '../../ui/use-action.ts';
import { keyOfCards } from './use-cards.ts';

interface IssueDialogProps {
  readonly siteId: string;
  readonly currency: CurrencyCode;
  readonly onClose: () => void;
}

const EMPTY = { email: '', recipientName: '', senderName: '', message: '', reason: '' };

export function IssueDialog({ siteId, currency, onClose }: IssueDialogProps): ReactNode {
  const [amountMinor, setAmountMinor] = useState(0);
  const [words, setWords] = useState(EMPTY);
  const [issued, setIssued] = useState<{ readonly code: string; readonly pageUrl: string }>();
  const { field } = bindFields(words, (part) => setWords((before) => ({ ...before, ...part })));
  const sending = useAction(() => call(issueCard, { site: siteId, body: { ...words, amountMinor } }), {
    reads: keyOfCards(siteId),
    onDone: setIssued,
    isFailureShown: true,
  });
  if (issued) return <Issued {...issued} onClose={onClose} />;
  return (
    <FormDialog
      title="Issue a gift card"
      description="Use it for prizes, or as a gesture to a customer. No money moves."
      action="Issue card"
      isIncomplete={amountMinor <= 0}
      sending={sending}
      onClose={onClose}
    >
      <AmountField label="Amount" currency={currency} value={amountMinor} onChange={setAmountMinor} />
      <TextField
        label="Recipient’s email"
        hint="They get the card at once. Leave this empty to pass on the code yourself."
        type="email"
        maxLength={GIFT_LIMITS.email}
        {...field('email')}
      />
      <TextField label="Recipient’s name" maxLength={GIFT_LIMITS.name} {...field('recipientName')} />
      <TextField label="From" maxLength={GIFT_LIMITS.name} {...field('senderName')} />
      <TextArea label="Message" maxLength={GIFT_LIMITS.message} {...field('message')} />
      <TextField
        label="Reason"
        hint="Only people who work on the shop can read it."
        maxLength={500}
        {...field('reason')}
      />
    </FormDialog>
  );
}

interface IssuedProps {
  readonly code: string;
  readonly pageUrl: string;
  readonly onClose: () => void;
}

function Issued({ code, pageUrl, onClose }: IssuedProps): ReactNode {
  return (
    <Dialog
      title="Gift card issued"
      description="Copy the code now. It is not shown here again."
      isOpen
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack>
        <CopyField label="Code" text={code} />
        <CopyField label="Page to print" text={pageUrl} />
      </Stack>
    </Dialog>
  );
}
