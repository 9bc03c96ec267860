/** A page of the site in a template, laid over with a style that is not saved yet, as large as there is room for. */
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { TemplateName } from '#domain/design/style.ts';
import type { FrameMessage } from '#domain/editor/protocol.ts';
import { openForEditing } from '#domain/pages/calls.ts';
import { call } from '../api.ts';
import { type FrameChannel, openFrameChannel } from '../editing/frame-channel.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './design-frame.module.css';
import * as say from './words/en.ts';

export interface DesignFrameProps {
  readonly title: string;
  readonly documentId: string;
  readonly template: TemplateName;
  /** Laid over the template. */
  readonly css: string;
  /** What the page takes its window to be, in pixels; as wide as there is room where that is more. */
  readonly width: number;
  /** At most this wide, in pixels. */
  readonly isFixedWidth?: boolean;
  /** Only to be looked at. */
  readonly isPicture?: boolean;
  /** Links that are followed, keys that are pressed. */
  readonly onMessage?: (message: FrameMessage) => void;
}

/** A page that has not said anything by then has not opened. */
const PATIENCE_MS = 15_000;

export function DesignFrame(props: DesignFrameProps): ReactNode {
  const { title, isPicture, documentId, template, css, onMessage } = props;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const opened = useFrameAddress(documentId, template);
  const state = useFrame(frame, opened.data, css, onMessage);
  const { width, height, scale } = useFit(box, props.width, props.isFixedWidth ?? false);
  return (
    <div ref={box} className={`anchor full ${styles['box']}`} inert={isPicture ?? false}>
      {!isPicture && (
        <div className={styles['words']}>
          {opened.error && <Failure error={opened.error} onRetry={() => void opened.refetch()} />}
          {state === 'late' && <Late onRetry={() => void opened.refetch()} />}
          {state === 'loading' && !opened.error && <Loading label={say.openingThePage} />}
        </div>
      )}
      {opened.data && (
        <iframe
          ref={frame}
          key={opened.data}
          className={styles['frame']}
          data-ready={state === 'ready' || undefined}
          style={
            {
              width,
              height,
              scale,
              insetInlineStart: `calc(50% - ${(width * scale) / 2}px)`,
            } as CSSProperties
          }
          src={opened.data}
          title={title}
          tabIndex={isPicture ? -1 : undefined}
        />
      )}
    </div>
  );
}

function Late({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={onRetry}>
          {say.tryAgain}
        </Button>
      }
    >
      {say.thePageIsntRespondingItsAddress}
    </Notice>
  );
}

/** The address opens the frame for some minutes only, so that each frame gets its own. */
function useFrameAddress(documentId: string, template: TemplateName) {
  const { id: siteId } = useSite();
  return useQuery({
    queryKey: ['edit-session', documentId, 'template', template],
    queryFn: async () => {
      const { url } = await call(openForEditing, { site: siteId, document: documentId });
      const address = new URL(url);
      address.searchParams.set('template', template);
      return address.href;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

type FrameState = 'loading' | 'ready' | 'late';

function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  css: string,
  onMessage: ((message: FrameMessage) => void) | undefined,
): FrameState {
  const [readyAddress, setReadyAddress] = useState<string>();
  const [lateAddress, setLateAddress] = useState<string>();
  const channel = useRef<FrameChannel>(undefined);
  const isReady = address !== undefined && readyAddress === address;
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });
  useEffect(() => {
    if (!address || !frame.current) return;
    const timer = setTimeout(() => setLateAddress(address), PATIENCE_MS);
    const take = (message: FrameMessage) => {
      listener.current?.(message);
      if (message.type !== 'ready') return;
      clearTimeout(timer);
      opened.send({ type: 'mode', mode: 'preview' });
      setLateAddress(undefined);
      setReadyAddress(address);
    };
    const opened = openFrameChannel(frame.current, new URL(address).origin, take);
    channel.current = opened;
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, [frame, address]);
  useEffect(() => {
    if (isReady) channel.current?.send({ type: 'style', css });
  }, [isReady, css]);
  if (isReady) return 'ready';
  return address !== undefined && lateAddress === address ? 'late' : 'loading';
}

/** @param isFixed keeps the page from becoming wider than asked */
function useFit(box: RefObject<HTMLElement | null>, wanted: number, isFixed: boolean) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  const width = isFixed ? wanted : Math.max(wanted, room.width);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return { width, height: room.height / scale, scale };
}
