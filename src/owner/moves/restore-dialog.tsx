/** Restoring a site: what happens to what is there, and the site's name typed by whoever wants it. */

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Move, restoreFromFile, siteExports } from '#domain/moves/calls.ts';
import { addressOf, call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { useAction } from '../ui/use-action.ts';
import { movesKey } from './move.ts';
import { sendArchive } from './send-archive.ts';
import * as say from './words/en.ts';

type RestoreFrom =
  | { readonly kind: 'made'; readonly move: Move }
  | { readonly kind: 'sent'; readonly file: File };

export interface RestoreDialogProps {
  readonly siteId: string;
  readonly from: RestoreFrom;
  readonly onClose: () => void;
}

const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });

export function RestoreDialog({ siteId, from, onClose }: RestoreDialogProps): ReactNode {
  const { name } = useSite();
  const [typed, setTyped] = useState('');
  const queryClient = useQueryClient();
  const site = siteId;
  const refresh = () => queryClient.invalidateQueries({ queryKey: movesKey({ calls: siteExports, site }) });
  const restore = useAction(
    async () => {
      const query = { confirmation: typed };
      if (from.kind === 'made')
        return void (await call(siteExports.restore, { site, move: from.move.id, body: query }));
      const { file } = from;
      const onDone = () => void refresh();
      sendArchive({ path: addressOf(restoreFromFile, { site }), query, file, name: file.name, onDone });
    },
    { onDone: onClose, onEnd: refresh },
  );
  const source =
    from.kind === 'made'
      ? fill(say.theArchiveOfCreatedat, { createdAt: WHEN.format(from.move.createdAt) })
      : from.file.name;
  const isConfirmed = typed.trim() === name.trim();
  return (
    <Dialog
      title={say.restoreTheSite}
      description={fill(say.visitorsWillSeeTheSiteAs, { source })}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button
            tone="danger"
            disabled={!isConfirmed}
            isBusy={restore.isPending}
            onClick={() => restore.mutate()}
          >
            {say.restore}
          </Button>
        </>
      }
    >
      <TextField
        label={fill(say.typeNameToContinue, { name })}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={setTyped}
      />
    </Dialog>
  );
}
