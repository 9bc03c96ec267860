/** The recovery codes, this once: to be copied, saved or printed before the dialog can be left. */
import { Copy, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Row, Stack } from '../ui/page.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import styles from './security.module.css';
import * as say from './words/en.ts';

const RELEASE_MS = 10_000;

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps): ReactNode {
  const [isKept, setKept] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast(say.copied2),
      () => showError(say.yourBrowserBlockedCopyingSaveThe),
    );
  return (
    <Dialog
      title={say.saveYourRecoveryCodes}
      description={say.eachCodeSignsYouInOnce}
      isOpen
      onClose={() => isKept && onClose()}
      footer={
        <Button tone="primary" disabled={!isKept} onClick={onClose}>
          {say.done}
        </Button>
      }
    >
      <Stack>
        <ol className={`tiles wide ink ${styles['codes']}`}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Row>
          <Button icon={<Download size={15} aria-hidden="true" />} onClick={() => download(codes)}>
            {say.saveAsAFile}
          </Button>
          <Button icon={<Copy size={15} aria-hidden="true" />} onClick={() => void copy()}>
            {say.copy}
          </Button>
        </Row>
        <label className={`row tight ${styles['check']}`}>
          <input
            type="checkbox"
            checked={isKept}
            onChange={(event) => setKept(event.currentTarget.checked)}
          />
          {say.iHaveSavedTheseCodes}
        </label>
      </Stack>
    </Dialog>
  );
}

function download(codes: readonly string[]): void {
  const text = [
    fill(say.recoveryCodesForVitrineAtHost, { host: window.location.host }),
    say.eachWorksOnceInPlaceOf,
    '',
    ...codes,
    '',
  ].join('\n');
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'vitrine-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
