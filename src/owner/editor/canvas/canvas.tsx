/** The draft itself, in a frame on the site's own host. */
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from '../../editing/store.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart, nothing } from '../../ui/lazy-part.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { awaitText } from '../commands/type-ahead.ts';
import styles from '../edit-screen.module.css';
import type { Editor } from '../editor.ts';
import { ItemToolbar } from '../toolbar/item-toolbar.tsx';
import { FRAME_ID, pointInFrame } from './frame-element.ts';
import { keepFilesOut } from './ignore-stray-files.ts';
import { useFit } from './use-fit.ts';
import { useFrame } from './use-frame.ts';
import * as say from './words/en.ts';

/** Loaded lazily: nothing can be dropped before the page is there. */
const DroppedFiles = lazyPart(() => import('./dropped-files.ts'), 'DroppedFiles', nothing);

function pressEarly(editor: Editor, { clientX: x, clientY: y, button }: PointerEvent): void {
  if (button !== 0) return;
  const earlyPress = pointInFrame({ x, y }, editor.store.get().view.scale);
  editor.store.set({ earlyPress, isPressedOnPage: true, hasIgnoredLetters: false });
  awaitText(editor);
}

export function Canvas({ editor }: { readonly editor: Editor }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const device = useStore(editor.store, (state) => state.device);
  const state = useStore(editor.store, ({ frame: each }) => each);
  const isAlone = useStore(editor.store, (state) => state.isFullPreview);
  const fit = useFit(canvas, device, isAlone);
  useEffect(() => {
    const { view } = editor.store.get();
    const { x, y, scale } = fit;
    if (view.x !== x || view.y !== y || view.scale !== scale) editor.store.set({ view: { x, y, scale } });
  }, [editor, fit]);
  useEffect(keepFilesOut, []);
  const { url, error, isFailed, retry, onLoad } = useFrame(editor, frame);
  return (
    <div ref={canvas} className={`grow ${styles['canvas']}`} data-device={device} data-frame={state}>
      {(error || isFailed) && (
        <div className={styles['problem']}>
          {error ? (
            <Failure error={error} onRetry={retry} />
          ) : (
            <Notice
              tone="danger"
              action={
                <Button size="small" onClick={retry}>
                  {say.tryAgain}
                </Button>
              }
            >
              {say.thePageCantBeShownRight}
            </Notice>
          )}
        </div>
      )}
      {!url && !error && <Loading label={say.openingThePage} />}
      {url && (
        <iframe
          ref={frame}
          id={FRAME_ID}
          className={styles['frame']}
          style={{
            left: fit.x,
            top: fit.y,
            width: fit.width,
            height: fit.height,
            transform: fit.scale === 1 ? undefined : `scale(${fit.scale})`,
          }}
          src={url}
          onLoad={onLoad}
          title={say.thePage}
        />
      )}
      {url && state === 'loading' && (
        // Until the page listens, a click would be lost or follow a link: it is handed over once it does.
        <div className={styles['veil']} onPointerDown={(event) => pressEarly(editor, event)}>
          <Loading label={say.openingThePage} />
        </div>
      )}
      <ItemToolbar editor={editor} />
      <DroppedFiles editor={editor} />
    </div>
  );
}
