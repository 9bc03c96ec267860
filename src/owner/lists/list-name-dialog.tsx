/** A list gets a name, its first or another. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import * as lists from '#domain/lists/calls.ts';
import { MAX_LIST_NAME } from '#domain/lists/list.ts';
import { call, messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { useListChange } from './lists.ts';

interface ListNameDialogProps {
  readonly siteId: string;
  /** Absent: a new one is made. */
  readonly list?: lists.NewsletterList;
  readonly onDone?: (id: string) => void;
  readonly onClose: () => void;
}

export function ListNameDialog({ siteId, list, onDone, onClose }: ListNameDialogProps): ReactNode {
  const form = useId();
  const [name, setName] = useState(list?.name ?? '');
  const save = useListChange(siteId, {
    run: () =>
      list
        ? call(lists.rename, { site: siteId, list: list.id, body: { name } })
        : call(lists.make, { site: siteId, body: { name } }),
    isQuiet: true,
    onDone: (answer) => {
      onDone?.(answer.list.id);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined);
  };
  return (
    <Dialog
      title={list ? 'Rename the list' : 'New list'}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" type="submit" form={form} isBusy={save.isPending}>
          {list ? 'Rename' : 'Make the list'}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          hint="People see it when they sign up, confirm and leave."
          autoComplete="off"
          maxLength={MAX_LIST_NAME}
          error={save.error ? messageOf(save.error).replace(/^name: /, '') : undefined}
          value={name}
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}
