/** What can be done with a list: people put on it, taken along, the list renamed or deleted. */
import { Download, Ellipsis, FileUp, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as lists from '#domain/lists/calls.ts';
import { addressOf, call } from '../api.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { AddDialog } from './add-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ListNameDialog } from './list-name-dialog.tsx';
import { people, useListChange } from './lists.ts';
import * as say from './words/en.ts';

type Open = 'add' | 'import' | 'rename' | 'delete';

export function ListActions({ list }: { readonly list: lists.NewsletterList }): ReactNode {
  const { id: siteId } = useSite();
  const own = { site: siteId, list: list.id };
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const remove = useListChange(siteId, {
    run: () => call(lists.remove, own),
    done: () => fill(say.nameDeleted, { name: list.name }),
    onDone: close,
  });
  const total = Object.values(list.counts).reduce((sum, each) => sum + each, 0);
  return (
    <>
      <Button icon={<UserPlus />} onClick={() => setOpen('add')}>
        {say.add}
      </Button>
      <Button icon={<FileUp />} onClick={() => setOpen('import')}>
        {say.importLabel}
      </Button>
      <Button
        icon={<Download />}
        disabled={total === 0}
        onClick={() => location.assign(addressOf(lists.exportTable, own))}
      >
        {say.exportLabel}
      </Button>
      <Menu
        trigger={<IconButton label={fill(say.moreAboutName, { name: list.name })} icon={<Ellipsis />} />}
        actions={[
          { label: say.rename, onSelect: () => setOpen('rename') },
          { label: say.deleteList, isDangerous: true, onSelect: () => setOpen('delete') },
        ]}
      />
      {open === 'add' && <AddDialog siteId={siteId} list={list} onClose={close} />}
      {open === 'import' && <ImportDialog siteId={siteId} list={list} onClose={close} />}
      {open === 'rename' && <ListNameDialog siteId={siteId} list={list} onClose={close} />}
      <ConfirmDialog
        title={fill(say.deleteName, { name: list.name })}
        description={
          total === 0
            ? say.theListIsEmptyFormsThat
            : fill(say.permanentlyDeletesPeopleWithTheirConsent, { people: people(total) })
        }
        action={say.deletePermanently}
        isOpen={open === 'delete'}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={close}
      />
    </>
  );
}
