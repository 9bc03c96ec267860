/** What is found in the page: by our rules on the server, and by axe in the frame. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Finding } from '#domain/checks/finding.ts';
import type { PageWeight } from '#domain/checks/weight.ts';
import { isSaved } from '#domain/editor/session.ts';
import { api } from '../api.ts';
import type { Editor } from './editor.ts';
import { useStore } from './store.ts';

interface PageCheck {
  readonly findings: readonly Finding[];
  readonly weight: PageWeight;
}

/** Nobody is to be told of a half-finished thought. */
const QUIET_MS = 1500;

export function useChecks(editor: Editor, isOpen: boolean) {
  const saved = useStore(editor.store, ({ session }) => (isSaved(session) ? session.base.id : undefined));
  const audit = useStore(editor.store, (state) => state.audit);
  const isReady = useStore(editor.store, (state) => state.frame === 'ready');
  const version = useSettled(saved, isOpen ? 0 : QUIET_MS);
  const check = useQuery({
    queryKey: ['check', editor.siteId, editor.documentId, version],
    queryFn: ({ signal }) => api.get<PageCheck>(`${editor.address}/check`, { signal }),
    enabled: version !== undefined,
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
  useEffect(() => {
    if (!isReady || version === undefined) return;
    // Looking takes axe a while, so that it looks only while somebody wants to know.
    if (isOpen) editor.toFrame({ type: 'audit' });
    else editor.store.set({ audit: null });
  }, [editor, isOpen, isReady, version]);
  const own = check.data?.findings ?? [];
  return { ...check, weight: check.data?.weight, findings: [...own, ...(audit ?? []).map(fromAxe)] };
}

function fromAxe({ rule, help, target }: { rule: string; help: string; target: string | null }): Finding {
  return {
    rule: rule === 'color-contrast' ? 'contrast' : 'accessibility',
    level: 'problem',
    message: help,
    target,
  };
}

/** The value once it has stayed the same for a while; what is undefined changes nothing. */
function useSettled<T>(value: T | undefined, afterMs: number): T | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
