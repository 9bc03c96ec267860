/** A list gets a name, its first or another. */
import { type ReactNode, useState } from 'react';
import * as lists from '#domain/lists/calls.ts';
import { MAX_LIST_NAME } from '#domain/lists/list.ts';
import { call, messageOf } from '../api.ts';
import { TextField } from '../ui/field.tsx';
import { ListFormDialog } from './list-form-dialog.tsx';
import { useListChange } from './lists.ts';
import * as say from './words/en.ts';

interface ListNameDialogProps {
  readonly siteId: string;
  /** Absent: a new one is made. */
  readonly list?: lists.NewsletterList;
  readonly onDone?: (id: string) => void;
  readonly onClose: () => void;
}

export function ListNameDialog({ siteId, list, onDone, onClose }: ListNameDialogProps): ReactNode {
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
  return (
    <ListFormDialog
      title={list ? say.renameList : say.newList}
      action={list ? say.rename : say.createList}
      sending={save}
      onClose={onClose}
    >
      <TextField
        label={say.name}
        hint={say.peopleSeeThisNameWhenThey}
        autoComplete="off"
        maxLength={MAX_LIST_NAME}
        error={save.error ? messageOf(save.error).replace(/^name: /, '') : undefined}
        value={name}
        onChange={setName}
      />
    </ListFormDialog>
  );
}
