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
import * as say from './words/en.ts';

const BACKUPS = { calls: backups, site: '' };

export function BackupsPanel(): ReactNode {
  const list = useQuery(movesQuery(BACKUPS));
  const make = useAction(() => call(backups.start, {}), { reads: movesKey(BACKUPS) });
  if (list.error || !list.data) return <NotRead query={list} />;
  const running = list.data.find(isUnderWay);
  return (
    <>
      {running ? (
        <RunningPanel title={say.creatingTheBackup} of={BACKUPS} move={running} />
      ) : (
        <Panel
          title={say.backUpEverything}
          actions={
            <Button tone="primary" isBusy={make.isPending} onClick={() => make.mutate()}>
              {say.createBackup}
            </Button>
          }
        >
          <p className="muted">{say.includesEverySiteWithItsHistory}</p>
        </Panel>
      )}
      <MadeFiles of={BACKUPS} moves={list.data} empty={say.backupsAppearHereAndAreKept} />
      <Panel title={say.restoreEverything} description={say.aBackupReplacesTheWholeInstallation}>
        <Stack>
          <code className={`soft block words ink ${styles['command']}`}>npx vitrine restore FILE</code>
          <p className="muted">{say.toRestoreASingleSiteGo}</p>
        </Stack>
      </Panel>
    </>
  );
}
