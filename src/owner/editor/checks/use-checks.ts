/** The findings for this page: of our own rules on the server, and of axe in the frame. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { check as checkCall } from '#domain/checks/calls.ts';
import { isSaved } from '#domain/editor/session.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { call } from '../../api.ts';
import { useStore } from '../../editing/store.ts';
import type { Editor } from '../editor.ts';
import { findingOf } from './describe-violation.ts';

/** Unfinished edits should not be reported. */
const QUIET_MS = 1500;
/** axe blocks the page for a moment while it runs. */
const PAUSE_MS = 2500;

export function useChecks(editor: Editor, isOpen: boolean) {
  const saved = useStore(editor.store, ({ session }) => (isSaved(session) ? session.base.id : undefined));
  const audit = useStore(editor.store, (state) => state.audit);
  const version = useSettled(saved, isOpen ? 0 : QUIET_MS);
  const check = useQuery({
    queryKey: ['check', editor.siteId, editor.documentId, version],
    queryFn: ({ signal }) => call(checkCall, editor.own, { signal }),
    enabled: version !== undefined,
    placeholderData: (before) => before,
    staleTime: MINUTE_MS,
  });
  useAudit(editor, version, isOpen);
  const own = check.data?.findings ?? [];
  return { ...check, weight: check.data?.weight, findings: [...own, ...(audit ?? []).map(findingOf)] };
}

/** Runs axe when the owner pauses, and at once while the list is open. */
function useAudit(editor: Editor, version: string | undefined, isOpen: boolean): void {
  const looked = useRef<string>(undefined);
  const isReady = useStore(editor.store, (state) => state.frame === 'ready');
  const isBusy = useStore(editor.store, ({ text, mode }) => text !== null || mode === 'preview');
  useEffect(() => {
    if (!isReady || version === undefined) return;
    if (!isOpen && (isBusy || looked.current === version)) return;
    const look = () => {
      // With the list open, the frame may not have rendered this version yet.
      if (!isOpen) looked.current = version;
      editor.toFrame({ type: 'audit' });
    };
    const timer = setTimeout(look, isOpen ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [editor, isOpen, isReady, isBusy, version]);
}

/** The value once it has settled; undefined is ignored. */
function useSettled<T>(value: T | undefined, afterMs: number): T | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
