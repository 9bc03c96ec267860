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
import * as say from './words/en.ts';

interface IssueDialogProps {
  readonly siteId: string;
  readonly currency: CurrencyCode;
  readonly onClose: () => void;
}

const EMPTY = { email: '', recipientName: '', senderName: '', message: '', reason: '' };

export function IssueDialog({ siteId, currency, onClose }: IssueDialogProps): ReactNode {
  const [amountMinor, setAmountMinor] = useState(0);
  const [words, setWords] = useState(EMPTY);
  const [key] = useState(() => crypto.randomUUID());
  const [issued, setIssued] = useState<{ readonly code: string; readonly pageUrl: string }>();
  const { field } = bindFields(words, (part) => setWords((before) => ({ ...before, ...part })));
  const sending = useAction(() => call(issueCard, { site: siteId, body: { ...words, key, amountMinor } }), {
    reads: keyOfCards(siteId),
    onDone: setIssued,
    isFailureShown: true,
  });
  if (issued) return <Issued {...issued} onClose={onClose} />;
  return (
    <FormDialog
      title={say.issueAGiftCard}
      description={say.useItForPrizesOrAs}
      action={say.issueCard}
      isIncomplete={amountMinor <= 0}
      sending={sending}
      onClose={onClose}
    >
      <AmountField label={say.amount} currency={currency} value={amountMinor} onChange={setAmountMinor} />
      <TextField
        label={say.recipientsEmail}
        hint={say.theyGetTheCardAtOnce}
        type="email"
        maxLength={GIFT_LIMITS.email}
        {...field('email')}
      />
      <TextField label={say.recipientsName} maxLength={GIFT_LIMITS.name} {...field('recipientName')} />
      <TextField label={say.from} maxLength={GIFT_LIMITS.name} {...field('senderName')} />
      <TextArea label={say.message} maxLength={GIFT_LIMITS.message} {...field('message')} />
      <TextField label={say.reason} hint={say.onlyPeopleWhoWorkOnThe} maxLength={500} {...field('reason')} />
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
      title={say.giftCardIssued}
      description={say.copyTheCodeNowItIs}
      isOpen
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          {say.done}
        </Button>
      }
    >
      <Stack>
        <CopyField label={say.code} text={code} />
        <CopyField label={say.pageToPrint} text={pageUrl} />
      </Stack>
    </Dialog>
  );
}
