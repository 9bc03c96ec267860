/**
 * Opens the frame and keeps it open. Its address works for a short time only: when the frame has loaded and does
 * not answer, as after the browser has put a sleeping tab away, it gets another one.
 */
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { openForEditing } from '#domain/pages/calls.ts';
import { call } from '../../api.ts';
import { openFrameChannel } from '../../editing/frame-channel.ts';
import { useStore } from '../../editing/store.ts';
import type { Editor } from '../editor.ts';
import { answerFrame } from './answer-frame.ts';

/** After a frame has loaded. */
const ANSWER_WITHIN_MS = 5000;
const MOST_ATTEMPTS = 3;

export interface OpenedFrame {
  readonly url: string | undefined;
  readonly error: Error | null;
  /** Several addresses have led to nothing. */
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly onLoad: () => void;
}

export function useFrame(editor: Editor, frame: RefObject<HTMLIFrameElement | null>): OpenedFrame {
  const [attempt, setAttempt] = useState(1);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Frames mostly answer before everything in them has loaded.
  const hasAnswered = useRef(false);
  const isFailed = useStore(editor.store, (state) => state.frame === 'failed');
  const beside = useSearchParams()[0].get('beside') ?? undefined;
  const opened = useQuery({
    queryKey: ['edit-session', editor.documentId, beside, attempt],
    queryFn: () => call(openForEditing, { ...editor.own, query: { beside } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    placeholderData: (before) => before,
  });
  const url = opened.data?.url;
  useEffect(() => {
    if (!url || !frame.current) return;
    const channel = openFrameChannel(frame.current, new URL(url).origin, (message) => {
      if (message.type === 'ready') {
        hasAnswered.current = timer.current === undefined;
        stop(timer);
      }
      answerFrame(editor, message);
    });
    editor.connect(channel.send);
    return () => {
      stop(timer);
      hasAnswered.current = false;
      editor.connect(undefined);
      channel.close();
    };
  }, [editor, frame, url]);
  const onLoad = useCallback(() => {
    stop(timer);
    const isOpen = hasAnswered.current;
    hasAnswered.current = false;
    if (isOpen) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      editor.store.set({ frame: attempt < MOST_ATTEMPTS ? 'loading' : 'failed' });
      if (attempt < MOST_ATTEMPTS) setAttempt(attempt + 1);
    }, ANSWER_WITHIN_MS);
  }, [editor, attempt]);
  const retry = useCallback(() => {
    editor.store.set({ frame: 'loading' });
    setAttempt((count) => count + 1);
    void opened.refetch();
  }, [editor, opened]);
  return { url, error: opened.error, isFailed, retry, onLoad };
}

function stop(timer: { current: ReturnType<typeof setTimeout> | undefined }): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}
