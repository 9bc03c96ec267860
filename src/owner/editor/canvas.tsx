/** The draft itself, in a frame on the site's own host. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { MOBILE_MAX_WIDTH } from '#domain/design/tokens.ts';
import type { EditSession } from '#domain/editor/render-draft.ts';
import { api } from '../api.ts';
import { Failure } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './edit-screen.module.css';
import type { Editor } from './editor.ts';
import { openFrameChannel } from './frame-channel.ts';
import { takeFrameMessage } from './frame-messages.ts';
import { ItemToolbar } from './item-toolbar.tsx';
import type { Device } from './state.ts';
import { useStore } from './store.ts';

/** What the page takes itself to be, on a desktop at least; it is drawn smaller where there is less room. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 860 } as const;
/** Of the canvas around a page that is narrower than it. */
const AIR = 16;

export function Canvas({ editor }: { readonly editor: Editor }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const device = useStore(editor.store, (state) => state.device);
  const isAlone = useStore(editor.store, (state) => state.isFullPreview);
  const fit = useFit(canvas, device, isAlone);
  useEffect(() => {
    const { view } = editor.store.get();
    const { x, y, scale } = fit;
    if (view.x !== x || view.y !== y || view.scale !== scale) editor.store.set({ view: { x, y, scale } });
  }, [editor, fit]);
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
    <div ref={canvas} className={styles['canvas']} data-device={device}>
      {opened.error && <Failure error={opened.error} onRetry={() => void opened.refetch()} />}
      {!url && !opened.error && <Loading label="Opening the page…" />}
      {url && (
        <iframe
          ref={frame}
          className={styles['frame']}
          style={{
            left: fit.x,
            top: fit.y,
            width: fit.width,
            height: fit.height,
            transform: fit.scale === 1 ? undefined : `scale(${fit.scale})`,
          }}
          src={url}
          title="The page"
        />
      )}
      <ItemToolbar editor={editor} />
    </div>
  );
}

interface Fit {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The page in its own width, as large as the canvas has room for. */
function useFit(canvas: RefObject<HTMLElement | null>, device: Device, isAlone: boolean): Fit {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  return useMemo(() => fitInto(room, device, isAlone), [room, device, isAlone]);
}

/** @param isAlone the page has the window to itself: a desktop's is the window's own width */
export function fitInto(
  { width, height }: { readonly width: number; readonly height: number },
  device: Device,
  isAlone = false,
): Fit {
  const wanted = widthFor(device, width, isAlone);
  const air = wanted < width && height > 2 * AIR ? AIR : 0;
  const scale = width > 0 ? Math.min(1, width / wanted) : 1;
  const shown = wanted * scale;
  return {
    x: Math.max(0, Math.round((width - shown) / 2)),
    y: air,
    width: wanted,
    height: Math.round((height - 2 * air) / scale),
    scale,
  };
}

function widthFor(device: Device, width: number, isAlone: boolean): number {
  if (device === 'desktop') return isAlone ? width : Math.max(width, WIDTHS.desktop);
  // A phone shows what a phone shows.
  return device === 'phone' && width <= MOBILE_MAX_WIDTH ? width : WIDTHS[device];
}
