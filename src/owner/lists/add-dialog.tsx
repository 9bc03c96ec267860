/** One person is put on a list, or asked by mail. */
import { type ReactNode, useState } from 'react';
import * as lists from '#domain/lists/calls.ts';
import { type Entered, MAX_MEMBER_NAME } from '#domain/lists/list.ts';
import { call, messageOf } from '../api.ts';
import { TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { Consent } from './consent.tsx';
import { ListFormDialog } from './list-form-dialog.tsx';
import { useListChange } from './lists.ts';

interface AddDialogProps {
  readonly siteId: string;
  readonly list: lists.NewsletterList;
  readonly onClose: () => void;
}

export function AddDialog({ siteId, list, onClose }: AddDialogProps): ReactNode {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [hasConsent, setHasConsent] = useState(false);
  const said: Readonly<Record<Entered, string>> = {
    asked: `We emailed ${email.trim()} to confirm.`,
    subscribed: `${email.trim()} is on the list.`,
    kept: `${email.trim()} is already on the list.`,
  };
  const add = useListChange(siteId, {
    run: () => call(lists.addMember, { site: siteId, list: list.id, body: { email, name, hasConsent } }),
    done: ({ entered }) => said[entered],
    onDone: onClose,
    isQuiet: true,
  });
  return (
    <ListFormDialog
      title={`Add to “${list.name}”`}
      action={hasConsent ? 'Add' : 'Send confirmation'}
      sending={add}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          error={add.error ? messageOf(add.error).replace(/^email: /, '') : undefined}
          value={email}
          onChange={setEmail}
        />
        <TextField
          label="Name"
          hint="Optional."
          autoComplete="off"
          maxLength={MAX_MEMBER_NAME}
          value={name}
          onChange={setName}
        />
        <Consent
          label="This person agreed to get these emails."
          isGiven={hasConsent}
          onChange={setHasConsent}
        />
      </Stack>
    </ListFormDialog>
  );
}
