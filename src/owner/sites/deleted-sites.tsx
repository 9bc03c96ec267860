/** Sites that were deleted: brought back with one press, for 30 days. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readAll, restore, type Site } from '#domain/sites/calls.ts';
import { call } from '../api.ts';
import { daysLeft } from '../days-left.ts';
import { fill } from '../fill.ts';
import { ME_KEY } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

/** Shows nothing if no site was deleted. */
export function DeletedSites(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['sites', 'deleted'],
    queryFn: ({ signal }) => call(readAll, { query: { deleted: 'true' } }, { signal }),
  });
  const bringBack = useAction(({ id: site }: Site) => call(restore, { site }), {
    said: (_answer, { title }) => fill(say.titleRestored, { title }),
    reads: ['sites'],
    onEnd: () => queryClient.invalidateQueries({ queryKey: ME_KEY }),
  });
  const deleted = data?.sites ?? [];
  if (deleted.length === 0) return null;
  return (
    <>
      <Button tone="quiet" icon={<Trash2 size={16} />} onClick={() => setOpen(true)}>
        {say.deletedSites}
      </Button>
      <Dialog
        title={say.deletedSites}
        description={say.youCanRestoreSitesFor30}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <ul className="stack snug">
          {deleted.map((site) => (
            <li key={site.id} className="row lined">
              <span className="grow words ink">{site.title}</span>
              <span className="words muted">{daysLeft(site.deletedAt ?? 0, Date.now())}</span>
              <Button size="small" onClick={() => bringBack.mutate(site)}>
                {say.restore}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
