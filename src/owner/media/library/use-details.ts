/** Saves the details of a file: after a pause, on blur, and on closing. */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { change as changeCall, type FocalPoint } from '#domain/media/calls.ts';
import { call, messageOf } from '../../api.ts';
import { useUnloadGuard } from '../../ui/use-leave-guard.ts';
import { useMediaCache } from './media-cache.ts';
import type { MediaItem } from './media-item.ts';
import * as say from './words/en.ts';

interface Words {
  readonly filename: string;
  readonly alt: string;
  readonly caption: string;
  readonly focalPoint: FocalPoint;
}

export interface KeptWords {
  readonly words: Words;
  readonly change: (words: Partial<Words>) => void;
  /** Sends pending changes, and retries failed ones. */
  readonly keep: () => void;
  readonly state: '' | 'Saving…' | 'Saved';
  readonly problem: string | undefined;
}

const KEEP_AFTER_MS = 700;

export function useKeptWords(siteId: string, media: MediaItem): KeptWords {
  const cache = useMediaCache(siteId);
  const [changed, setChanged] = useState<Partial<Words>>({});
  const [isWaiting, setIsWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Partial<Words>>({});
  const save = useMutation({
    // One call at a time, so that the last change wins.
    scope: { id: `media-${media.id}` },
    mutationFn: (input: Partial<Words>) =>
      call(changeCall, { site: siteId, media: media.id, body: input }, { keepalive: true }),
    onSuccess: ({ media: saved }, input) => {
      cache.replace(saved);
      // The server may have adjusted the name.
      if (input.filename !== undefined) setChanged(({ filename: _sent, ...rest }) => rest);
    },
    onError: (_error, input) => {
      waiting.current = { ...input, ...waiting.current };
    },
  });
  const keep = (): void => {
    clearTimeout(timer.current);
    const { filename, ...rest } = waiting.current;
    const isNameGood = filename !== undefined && filename.trim() !== '' && filename !== media.filename;
    const input = { ...rest, ...(isNameGood ? { filename } : {}) };
    waiting.current = {};
    setIsWaiting(false);
    if (Object.keys(input).length > 0) save.mutate(input);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: cropping has carried it along, on the server
  useEffect(() => setChanged(({ focalPoint: _moved, ...rest }) => rest), [media.hash]);
  const last = useRef(keep);
  last.current = keep;
  useEffect(() => {
    const leave = (): void => last.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useUnloadGuard(save.isError);
  const change = (words: Partial<Words>): void => {
    setChanged((before) => ({ ...before, ...words }));
    waiting.current = { ...waiting.current, ...words };
    setIsWaiting(true);
    clearTimeout(timer.current);
    // A half-typed name would already become an address.
    if (words.filename === undefined) timer.current = setTimeout(() => last.current(), KEEP_AFTER_MS);
  };
  return {
    words: { ...media, ...changed },
    change,
    keep,
    state: save.isPending ? say.saving : save.isSuccess && !isWaiting ? say.saved : '',
    problem: save.isError ? messageOf(save.error) : undefined,
  };
}
