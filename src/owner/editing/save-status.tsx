/** Shows whether the page is saved; if not, explains why and offers another try. */
import { ChevronDown, CloudCheck, CloudUpload } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useBlocker } from 'react-router';
import { discardHeld, retryHeld } from '#domain/editor/sync.ts';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/page.tsx';
import { Popover } from '../ui/popover.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { partOf, usePart } from '../ui/use-part.ts';
import type { DocumentEditor } from './document-editor.ts';
import styles from './save-status.module.css';
import { saveWords } from './save-words.ts';
import type { SaveState } from './state.ts';
import { useStore } from './store.ts';
import * as say from './words/en.ts';

type Saved = Pick<DocumentEditor, 'store' | 'saver' | 'afterText'>;

const SAVING: SaveState = { kind: 'saving' };

/** Fetched with the first change, if not before: it is needed when the connection is lost. */
const leaveDialog = partOf(() => import('./leave-dialog.tsx'));
export const fetchLeaveDialog = leaveDialog.fetch;

export function SaveStatus({ editor }: { readonly editor: Saved }): ReactNode {
  const saving = useStore(editor.store, (state) =>
    state.isTyped && state.saving.kind === 'saved' ? SAVING : state.saving,
  );
  const isFine = saving.kind === 'saved' || saving.kind === 'saving';
  const isTouched = saving.kind !== 'saved';
  useEffect(() => {
    if (isTouched) void leaveDialog.fetch().catch(() => undefined);
  }, [isTouched]);
  // The seconds of a countdown are not read out one by one.
  const { short, rest } = useMemo(() => saveWords(saving, Date.now()), [saving]);
  return (
    <span
      className={`fixed words hint nowrap ${styles['saving']}`}
      data-kind={saving.kind}
      data-problem={!isFine || undefined}
    >
      {isFine && <Sign kind={saving.kind} words={short} />}
      <span role="status" className={isFine ? styles['fine'] : 'visually-hidden'}>
        {short}
        {rest}
      </span>
      {!isFine && <Problem key={saving.kind} editor={editor} saving={saving} />}
      {isFine ? <TextGuard editor={editor} /> : <LeaveGuard />}
    </span>
  );
}

/** For narrow windows, which have no room for words. */
function Sign({ kind, words }: { readonly kind: SaveState['kind']; readonly words: string }): ReactNode {
  const Icon = kind === 'saved' ? CloudCheck : CloudUpload;
  return (
    <span className={styles['sign']} title={words}>
      <Icon size={17} aria-hidden="true" />
    </span>
  );
}

function Problem({ editor, saving }: { readonly editor: Saved; readonly saving: SaveState }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { short, rest, details } = saveWords(saving, useNow(saving.kind === 'rate-limited'));
  const retry = async () => {
    setIsBusy(true);
    editor.store.set({ session: retryHeld(editor.store.get().session) });
    await editor.saver.flush();
    setIsBusy(false);
  };
  const discard = () => {
    editor.store.set({ session: discardHeld(editor.store.get().session) });
    void editor.saver.flush();
  };
  return (
    <Popover
      label={say.whatWentWrong}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        // The bar has room for the state; the reason is in the tooltip, for screen readers, and one press away.
        <button
          type="button"
          className={`row snug medium warn ${styles['problem']}`}
          title={`${short}${rest}`}
          aria-label={`${short}${rest}`}
        >
          {short}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      <div className={styles['details']}>
        <Stack>
          <p>{details}</p>
          {saving.kind === 'signed-out' ? (
            <Button size="small" onClick={() => window.open('/login', '_blank')}>
              {say.signIn}
            </Button>
          ) : (
            <Button size="small" isBusy={isBusy} onClick={() => void retry()}>
              {say.tryAgain}
            </Button>
          )}
          {saving.kind === 'refused' && (
            <Button size="small" tone="quiet" onClick={discard}>
              {say.discardThisChange}
            </Button>
          )}
        </Stack>
      </div>
    </Popover>
  );
}

/** What is typed on the page arrives here before the page is left. */
function TextGuard({ editor }: { readonly editor: Saved }): ReactNode {
  const { state, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      editor.store.get().text !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (state === 'blocked') editor.afterText(proceed);
  }, [editor, state, proceed]);
  return null;
}

/** A running save continues after the page is left; a failing one does not. */
function LeaveGuard(): ReactNode {
  const way = useLeaveGuard(true);
  const { part } = usePart(leaveDialog, { isWanted: way.state === 'blocked', onGiveUp: () => way.reset?.() });
  return part && <part.LeaveDialog way={way} />;
}

/** The time, second by second while it counts. */
function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}
