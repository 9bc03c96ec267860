/** Publishes what is chosen, or takes its drafts back to what is live, one after the other. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentView } from '#domain/content/calls.ts';
import { publish } from '#domain/content/calls-publishing.ts';
import { restoreRevision } from '#domain/content/calls-versions.ts';
import { call, messageOf } from '../api.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import * as say from './words/en.ts';

export type Action = 'publish' | 'discard';

const DONE = { publish: say.countPublished, discard: say.countAsVisitorsSeeIt } as const;
const DONE_IN_PART = { publish: say.countPublishedLeft, discard: say.countAsVisitorsSeeItLeft } as const;

export function useChanges() {
  const { id: site } = useSite();
  const client = useQueryClient();
  const [running, setRunning] = useState<Action>();

  const publishOne = ({ id: document }: DocumentView) => call(publish, { site, document, body: {} });
  const discardOne = async (each: DocumentView) => {
    const { id: document, publishedId: revision } = each;
    if (revision === null) return;
    await call(restoreRevision, { site, document, revision });
    // What is live and the draft are the same version again.
    await publishOne(each);
  };

  /** @param total how many wait, with those that are not chosen */
  const run = async (action: Action, documents: readonly DocumentView[], total: number): Promise<void> => {
    setRunning(action);
    const failed: string[] = [];
    for (const each of documents)
      await (action === 'publish' ? publishOne(each) : discardOne(each)).catch((error: unknown) =>
        failed.push(fill(say.titleReason, { title: each.title, reason: messageOf(error) })),
      );
    // The editor, the design and the menus keep drafts of their own.
    await client.invalidateQueries({ queryKey: ['documents', site] });
    client.removeQueries({ queryKey: ['edit', site] });
    setRunning(undefined);
    if (failed.length > 0) showError(failed.join(' '));
    const count = documents.length - failed.length;
    const left = total - count;
    if (count > 0) showToast(fill((left > 0 ? DONE_IN_PART : DONE)[action], { count, left }));
  };
  return { run, running };
}
