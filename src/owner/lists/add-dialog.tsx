/** One person is put on a list, or asked by mail. */
import { type ReactNode, useState } from 'react';
import * as lists from '#domain/lists/calls.ts';
import { type Entered, MAX_MEMBER_NAME } from '#domain/lists/list.ts';
import { call, messageOf } from '../api.ts';
import { fill } from '../fill.ts';
import { TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { Consent } from './consent.tsx';
import { ListFormDialog } from './list-form-dialog.tsx';
import { useListChange } from './lists.ts';
import * as say from './words/en.ts';

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
    asked: fill(say.weEmailedEmailToConfirm, { email: email.trim() }),
    subscribed: fill(say.emailIsOnTheList, { email: email.trim() }),
    kept: fill(say.emailIsAlreadyOnTheList, { email: email.trim() }),
  };
  const add = useListChange(siteId, {
    run: () => call(lists.addMember, { site: siteId, list: list.id, body: { email, name, hasConsent } }),
    done: ({ entered }) => said[entered],
    onDone: onClose,
    isQuiet: true,
  });
  return (
    <ListFormDialog
      title={fill(say.addToName, { name: list.name })}
      action={hasConsent ? say.add : say.sendConfirmation}
      sending={add}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label={say.emailAddress}
          type="email"
          autoComplete="off"
          error={add.error ? messageOf(add.error).replace(/^email: /, '') : undefined}
          value={email}
          onChange={setEmail}
        />
        <TextField
          label={say.name}
          hint={say.optional}
          autoComplete="off"
          maxLength={MAX_MEMBER_NAME}
          value={name}
          onChange={setName}
        />
        <Consent label={say.thisPersonAgreedToGetThese} isGiven={hasConsent} onChange={setHasConsent} />
      </Stack>
    </ListFormDialog>
  );
}
