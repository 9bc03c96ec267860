/** Shows whether the page is saved; if not, explains why and offers another try. */
import { CloudCheck, CloudUpload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/page.tsx';
import { Popover } from '../ui/popover.tsx';
import type { DocumentEditor } from './document-editor.ts';
import styles from './save-status.module.css';
import type { SaveState } from './state.ts';
import { useStore } from './store.ts';

const WORDS: Readonly<Record<SaveState['kind'], string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline: changes wait',
  'signed-out': 'Signed out: changes wait',
  stopped: 'Not saved',
};

export function SaveStatus({
  editor,
}: {
  readonly editor: Pick<DocumentEditor, 'store' | 'saver'>;
}): ReactNode {
  const saving = useStore(editor.store, (state) => state.saving);
  const isFine = saving.kind === 'saved' || saving.kind === 'saving';
  return (
    <span className={styles['saving']} data-kind={saving.kind} data-problem={!isFine || undefined}>
      {isFine && <Sign kind={saving.kind} />}
      <span role="status" className={isFine ? styles['fine'] : 'visually-hidden'}>
        {WORDS[saving.kind]}
      </span>
      {!isFine && <Problem key={saving.kind} editor={editor} saving={saving} />}
    </span>
  );
}

/** For narrow windows, which have no room for words. */
function Sign({ kind }: { readonly kind: SaveState['kind'] }): ReactNode {
  const Icon = kind === 'saved' ? CloudCheck : CloudUpload;
  return (
    <span className={styles['sign']} title={WORDS[kind]}>
      <Icon size={17} aria-hidden="true" />
    </span>
  );
}

function Problem({
  editor,
  saving,
}: {
  readonly editor: Pick<DocumentEditor, 'saver'>;
  readonly saving: SaveState;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    await editor.saver.flush();
    setIsBusy(false);
  };
  return (
    <Popover
      label="What is wrong"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button type="button" className={styles['problem']}>
          {WORDS[saving.kind].split(':')[0]}
          {saving.kind !== 'stopped' && <span className={styles['waiting']}>: changes wait</span>}
        </button>
      }
    >
      <div className={styles['details']}>
        <Stack>
          <p>{explain(saving)}</p>
          {saving.kind === 'signed-out' ? (
            <Button size="small" onClick={() => window.open('/login', '_blank')}>
              Sign in
            </Button>
          ) : (
            <Button size="small" isBusy={isBusy} onClick={() => void retry()}>
              Try again
            </Button>
          )}
        </Stack>
      </div>
    </Popover>
  );
}

function explain(saving: SaveState): string {
  if (saving.kind === 'stopped') return `${saving.message} What you have done since is kept in this browser.`;
  if (saving.kind === 'signed-out')
    return 'Sign in again in another tab. Your changes are kept in this browser and go out then.';
  return 'The server does not answer. Go on working: your changes are kept in this browser and go out by themselves.';
}
