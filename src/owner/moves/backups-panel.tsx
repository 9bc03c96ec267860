/** Backups of the whole installation, and how one is read back. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { backups } from '#domain/moves/calls.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './export.module.css';
import { MadeFiles } from './made-files.tsx';
import { isUnderWay, movesKey, movesQuery } from './move.ts';
import { RunningPanel } from './move-progress.tsx';

const BACKUPS = { calls: backups, site: '' };

export function BackupsPanel(): ReactNode {
  const list = useQuery(movesQuery(BACKUPS));
  const make = useAction(() => call(backups.start, {}), { reads: movesKey(BACKUPS) });
  if (list.error || !list.data) return <NotRead query={list} />;
  const running = list.data.find(isUnderWay);
  return (
    <>
      {running ? (
        <RunningPanel title="Creating the backup" of={BACKUPS} move={running} />
      ) : (
        <Panel
          title="Back up everything"
          actions={
            <Button tone="primary" isBusy={make.isPending} onClick={() => make.mutate()}>
              Create backup
            </Button>
          }
        >
          <p className="muted">
            Includes every site with its history, every file and all accounts. Keep it somewhere safe on
            another machine. Anyone with the backup has everything.
          </p>
        </Panel>
      )}
      <MadeFiles of={BACKUPS} moves={list.data} empty="Backups appear here and are kept for a week." />
      <Panel
        title="Restore everything"
        description="A backup replaces the whole installation, including your account and password. Run this command where Vitrine runs. It asks before it starts:"
      >
        <Stack>
          <code className={`soft block words ink ${styles['command']}`}>npx vitrine restore FILE</code>
          <p className="muted">To restore a single site, go to “Export &amp; restore”.</p>
        </Stack>
      </Panel>
    </>
  );
}
