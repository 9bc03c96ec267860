/** What clients have chosen: one after the other, to be looked at, taken along as a table, and deleted. */
import { useQuery } from '@tanstack/react-query';
import { Download, ListChecks, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as calls from '#domain/proofing/calls.ts';
import { addressOf, call } from '../api.ts';
import { useMay, useSite } from '../session.ts';
import { IconButton } from '../ui/button.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Screen } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { SelectionDialog } from './selection-dialog.tsx';

export function ProofingScreen(): ReactNode {
  const { id: site } = useSite();
  const [opened, setOpened] = useState<calls.SelectionOutline>();
  const list = useQuery({
    queryKey: ['proofing', site],
    queryFn: ({ signal }) => call(calls.readSelections, { site }, { signal }),
  });
  const remove = useAction(
    ({ id }: calls.SelectionOutline) => call(calls.removeSelection, { site, selection: id }),
    {
      said: 'Selection deleted.',
      reads: ['proofing', site],
    },
  );
  const removing = useConfirmed(remove, {
    title: 'Delete this selection?',
    description: 'You can’t restore it. The page it came from is not affected.',
    action: 'Delete permanently',
  });
  return (
    <Screen title="Proofs" description="Pictures your clients have selected." width="wide">
      <Listing
        label="Proofs"
        query={list}
        rows={list.data?.selections}
        idOf={({ id }) => id}
        columns={useColumns(site, removing.ask)}
        open={(selection) => () => setOpened(selection)}
        empty={NOTHING}
      />
      {opened && <SelectionDialog site={site} outline={opened} onClose={() => setOpened(undefined)} />}
      {removing.dialog}
    </Screen>
  );
}

const NOTHING = {
  title: 'No selections yet',
  picture: <ListChecks size={32} />,
  children:
    'Add the block “Proofs for a client” to a page, set a password in the page settings, and send your client the address. Their selection appears here, and you get an email.',
};

const nameOf = ({ name }: calls.SelectionOutline) => name || 'A client';

function useColumns(
  site: string,
  onRemove: (selection: calls.SelectionOutline) => void,
): readonly Column<calls.SelectionOutline>[] {
  const mayRemove = useMay('config.content');
  return [
    {
      title: 'Client',
      kind: 'name',
      cell: (selection) => `${nameOf(selection)} on “${selection.title}”`,
      sortBy: nameOf,
    },
    {
      title: 'Sent',
      kind: 'date',
      cell: ({ sentAt }) => new Date(sentAt).toLocaleString(),
      sortBy: ({ sentAt }) => sentAt,
    },
    {
      title: 'Favourites',
      kind: 'number',
      cell: ({ favourites }) => favourites,
      unit: ({ favourites }) => (favourites === 1 ? 'favourite' : 'favourites'),
      sortBy: ({ favourites }) => favourites,
    },
    {
      title: 'Comments',
      kind: 'number',
      cell: ({ comments }) => comments,
      unit: ({ comments }) => (comments === 1 ? 'comment' : 'comments'),
      sortBy: ({ comments }) => comments,
    },
    {
      title: 'Actions',
      kind: 'actions',
      cell: (selection) => (
        <>
          <IconButton
            label={`Download the list from ${nameOf(selection)}`}
            icon={<Download />}
            onClick={() =>
              location.assign(addressOf(calls.downloadSelection, { site, selection: selection.id }))
            }
          />
          {mayRemove && (
            <IconButton
              label={`Delete the selection from ${nameOf(selection)}`}
              icon={<Trash2 />}
              onClick={() => onRemove(selection)}
            />
          )}
        </>
      ),
    },
  ];
}
