/** What can be done with a version: give it a name, bring it back, show it to visitors. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { publish } from '#domain/content/calls-publishing.ts';
import { nameRevision, restoreRevision } from '#domain/content/calls-versions.ts';
import { call } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { useMay, useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { Popover } from '../ui/popover.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import type { ListedVersion } from './versions.ts';
import * as say from './words/en.ts';

export interface VersionActionsProps {
  readonly documentId: string;
  readonly version: ListedVersion;
  readonly isNewest: boolean;
  /** Visitors see it. */
  readonly isLive: boolean;
  readonly onRestored: () => void;
  readonly onNamed: () => void;
}

const MOST_NAME = 100;

export function VersionActions(props: VersionActionsProps): ReactNode {
  const { documentId, version, isNewest, isLive, onRestored, onNamed } = props;
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const mayPublish = useMay('config.publish');
  const [busy, setBusy] = useState<'restore' | 'publish'>();
  const own = { site: siteId, document: documentId, revision: version.id };

  const run = (what: 'restore' | 'publish', ask: () => Promise<unknown>, done: string) => {
    setBusy(what);
    ask()
      .then(() => {
        showToast(done);
        onRestored();
      }, showError)
      .finally(() => {
        setBusy(undefined);
        void refresh();
      });
  };

  return (
    <>
      <NameVersion key={version.id} own={own} version={version} onNamed={onNamed} />
      {mayPublish && !isLive && (
        <Button
          isBusy={busy === 'publish'}
          onClick={() =>
            run(
              'publish',
              () => call(publish, { ...own, body: { revisionId: version.id } }),
              say.visitorsNowSeeThisVersion,
            )
          }
        >
          {say.publishThisVersion}
        </Button>
      )}
      {!isNewest && (
        <Button
          tone="primary"
          isBusy={busy === 'restore'}
          onClick={() => run('restore', () => call(restoreRevision, own), say.draftRestoredToThisVersionThe)}
        >
          {say.restore}
        </Button>
      )}
    </>
  );
}

interface NameVersionProps {
  readonly own: { readonly site: string; readonly document: string; readonly revision: string };
  readonly version: ListedVersion;
  readonly onNamed: () => void;
}

function NameVersion({ own, version, onNamed }: NameVersionProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState(version.name ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    call(nameRevision, { ...own, body: { name: name.trim() } }).then(() => {
      setIsOpen(false);
      onNamed();
      showToast(say.versionNamedItIsNowKept);
    }, showError);
  };
  return (
    <Popover
      label={say.nameThisVersion}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      align="end"
      trigger={<Button>{version.name ? say.rename : say.nameIt}</Button>}
    >
      <form onSubmit={submit}>
        <Stack>
          <TextField
            label={say.name}
            value={name}
            onChange={setName}
            maxLength={MOST_NAME}
            placeholder={say.beforeTheSummerSale}
            hint={say.namedVersionsAreNeverDeletedAutomatically}
          />
          <Button tone="primary" type="submit" isWide>
            {say.saveName}
          </Button>
        </Stack>
      </form>
    </Popover>
  );
}
