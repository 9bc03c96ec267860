/** Restoring the site from an archive the owner has kept elsewhere. */
import { type ReactNode, useState } from 'react';
import { restoreFromFile } from '#domain/moves/calls.ts';
import { addressOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { FileChoice } from '../ui/file-choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, Row, Stack } from '../ui/page.tsx';
import { SendingPanel } from './move-progress.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { cancelSending, useSending } from './send-archive.ts';
import * as say from './words/en.ts';

export function RestorePanel({ siteId }: { readonly siteId: string }): ReactNode {
  const path = addressOf(restoreFromFile, { site: siteId });
  const sending = useSending(path);
  const [file, setFile] = useState<File>();
  const [isAsking, setAsking] = useState(false);
  if (sending && sending.message === undefined)
    return <SendingPanel sending={sending} onCancel={() => cancelSending(path)} />;
  return (
    <Panel title={say.restoreFromAFile} description={say.useAnArchiveOfThisSite}>
      <Stack>
        {sending?.message !== undefined && <Notice tone="danger">{sending.message}</Notice>}
        <FileChoice
          label={say.chooseAnArchive}
          hint=".tar.gz"
          accept=".gz,.tgz"
          file={file}
          onChange={setFile}
        />
        {file && (
          <Row>
            <Button tone="danger" onClick={() => setAsking(true)}>
              {say.restore2}
            </Button>
          </Row>
        )}
      </Stack>
      {isAsking && file && (
        <RestoreDialog
          siteId={siteId}
          from={{ kind: 'sent', file }}
          onClose={() => {
            setAsking(false);
            setFile(undefined);
          }}
        />
      )}
    </Panel>
  );
}
