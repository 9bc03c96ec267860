/** What clients have chosen: one after the other, to be looked at, taken along as a table, and deleted. */

import { useQuery } from '@tanstack/react-query';
import { Download, ListChecks, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as calls from '#domain/proofing/calls.ts';
import { addressOf, call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useMay, useSite } from '../session.ts';
import { IconButton } from '../ui/button.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Screen } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { SelectionDialog } from './selection-dialog.tsx';
import * as say from './words/en.ts';

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
      said: say.selectionDeleted,
      reads: ['proofing', site],
    },
  );
  const removing = useConfirmed(remove, {
    title: say.deleteThisSelection,
    description: say.youCantRestoreItThePage,
    action: say.deletePermanently,
  });
  return (
    <Screen title={say.proofs} description={say.picturesYourClientsHaveSelected} width="wide">
      <Listing
        label={say.proofs}
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
  title: say.noSelectionsYet,
  picture: <ListChecks size={32} />,
  children: say.addTheBlockProofsForA,
};

const nameOf = ({ name }: calls.SelectionOutline) => name || say.aClient;

function useColumns(
  site: string,
  onRemove: (selection: calls.SelectionOutline) => void,
): readonly Column<calls.SelectionOutline>[] {
  const mayRemove = useMay('config.content');
  return [
    {
      title: say.client,
      kind: 'name',
      cell: (selection) => fill(say.nameOnTitle, { name: nameOf(selection), title: selection.title }),
      sortBy: nameOf,
    },
    {
      title: say.sent,
      kind: 'date',
      cell: ({ sentAt }) => new Date(sentAt).toLocaleString(LOCALE),
      sortBy: ({ sentAt }) => sentAt,
    },
    {
      title: say.favourites,
      kind: 'number',
      cell: ({ favourites }) => favourites,
      unit: ({ favourites }) => (favourites === 1 ? 'favourite' : 'favourites'),
      sortBy: ({ favourites }) => favourites,
    },
    {
      title: say.comments,
      kind: 'number',
      cell: ({ comments }) => comments,
      unit: ({ comments }) => (comments === 1 ? 'comment' : 'comments'),
      sortBy: ({ comments }) => comments,
    },
    {
      title: say.actions,
      kind: 'actions',
      cell: (selection) => (
        <>
          <IconButton
            label={fill(say.downloadTheListFromName, { name: nameOf(selection) })}
            icon={<Download />}
            onClick={() =>
              location.assign(addressOf(calls.downloadSelection, { site, selection: selection.id }))
            }
          />
          {mayRemove && (
            <IconButton
              label={fill(say.deleteTheSelectionFromName, { name: nameOf(selection) })}
              icon={<Trash2 />}
              onClick={() => onRemove(selection)}
            />
          )}
        </>
      ),
    },
  ];
}
