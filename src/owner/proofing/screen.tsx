/** What clients have chosen: one after the other, to be looked at, taken along as a table, and deleted. */
import { useQuery } from '@tanstack/react-query';
import { Download, Eye, ListChecks, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as calls from '#domain/proofing/calls.ts';
import { addressOf, call } from '../api.ts';
import { useMay, useSite } from '../session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { SelectionDialog } from './selection-dialog.tsx';

export function ProofingScreen(): ReactNode {
  const { id: site } = useSite();
  const [opened, setOpened] = useState<calls.SelectionOutline>();
  const [leaving, setLeaving] = useState<calls.SelectionOutline>();
  const list = useQuery({
    queryKey: ['proofing', site],
    queryFn: ({ signal }) => call(calls.readSelections, { site }, { signal }),
  });
  const remove = useAction(
    ({ id }: calls.SelectionOutline) => call(calls.removeSelection, { site, selection: id }),
    {
      said: 'The selection is deleted.',
      reads: ['proofing', site],
      onDone: () => setLeaving(undefined),
    },
  );
  const { selections } = list.data ?? {};
  return (
    <Screen title="Proofs" description="What your clients have chosen among the pictures you showed them.">
      <NotRead query={list} />
      {selections?.length === 0 && (
        <EmptyState title="Nothing chosen yet" picture={<ListChecks size={32} />}>
          Add the block “Proofs for a client” to a page, give the page a password in its settings, and send
          your client its address. What they choose appears here, and you get a mail.
        </EmptyState>
      )}
      {selections && selections.length > 0 && (
        <Panel>
          <ul className="stack snug">
            {selections.map((selection) => (
              <Row
                key={selection.id}
                site={site}
                selection={selection}
                onOpen={() => setOpened(selection)}
                onRemove={() => setLeaving(selection)}
              />
            ))}
          </ul>
        </Panel>
      )}
      {opened && <SelectionDialog site={site} outline={opened} onClose={() => setOpened(undefined)} />}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title="Delete this selection?"
        description="It cannot be brought back. The page that it was sent from stays as it is."
        action="Delete for good"
        isBusy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </Screen>
  );
}

interface RowProps {
  readonly site: string;
  readonly selection: calls.SelectionOutline;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Row({ site, selection, onOpen, onRemove }: RowProps): ReactNode {
  const mayRemove = useMay('config.content');
  const { id, title, name, sentAt, favourites, comments } = selection;
  const who = name || 'A client';
  return (
    <li className="row lined">
      <span className="stack snug grow words">
        <span className="cluster tight strong">
          {who} on “{title}”
        </span>
        <span className="words hint">
          {new Date(sentAt).toLocaleString()} · {countOf(favourites, 'favourite')} ·{' '}
          {countOf(comments, 'comment')}
        </span>
      </span>
      <Button size="small" icon={<Eye />} onClick={onOpen}>
        Look
      </Button>
      <IconButton
        label={`Download the list of ${who}`}
        icon={<Download />}
        onClick={() => location.assign(addressOf(calls.downloadSelection, { site, selection: id }))}
      />
      {mayRemove && (
        <IconButton label={`Delete the selection of ${who}`} icon={<Trash2 />} onClick={onRemove} />
      )}
    </li>
  );
}

function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
