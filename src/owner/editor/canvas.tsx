/** The draft itself, in a frame on the site's own host. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { EditSession } from '#domain/editor/render-draft.ts';
import { api } from '../api.ts';
import { Failure } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './edit-screen.module.css';
import type { Editor } from './editor.ts';
import { openFrameChannel } from './frame-channel.ts';
import { takeFrameMessage } from './frame-messages.ts';
import { useStore } from './store.ts';

const WIDTHS = { phone: '390px', tablet: '768px', desktop: '100%' } as const;

export function Canvas({ editor }: { readonly editor: Editor }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const device = useStore(editor.store, (state) => state.device);
  const isConnected = useStore(editor.store, (state) => state.frame === 'ready');
  // A frame that does not answer is opened anew with each saved state, so that it never shows an old page.
  const version = useStore(editor.store, ({ session }) => (isConnected ? 'live' : session.base.id));
  const opened = useQuery({
    queryKey: ['edit-session', editor.documentId, version],
    queryFn: () => api.post<EditSession>(`${editor.address}/edit-session`),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    enabled: !isConnected,
  });
  const url = opened.data?.url;
  useEffect(() => {
    if (!url || !frame.current) return;
    const channel = openFrameChannel(frame.current, new URL(url).origin, (message) =>
      takeFrameMessage(editor, message),
    );
    editor.connect(channel.send);
    return () => {
      editor.connect(undefined);
      channel.close();
    };
  }, [editor, url]);
  return (
    <div className={styles['canvas']}>
      {opened.error && <Failure error={opened.error} onRetry={() => void opened.refetch()} />}
      {!url && !opened.error && <Loading label="Opening the page…" />}
      {url && (
        <iframe
          ref={frame}
          className={styles['frame']}
          style={{ width: WIDTHS[device] }}
          src={url}
          title="The page"
        />
      )}
    </div>
  );
}
