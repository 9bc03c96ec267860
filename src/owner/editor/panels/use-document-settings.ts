/** Reads and saves what of a page is in force at once. It is no part of the draft, so each change offers its own way back. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BodyOf } from '#domain/calls/call.ts';
import { changeSettings, type DocumentView, move, read } from '#domain/content/calls.ts';
import { isSaved } from '#domain/editor/session.ts';
import { isEqualJson } from '#domain/json.ts';
import { ApiError, call } from '../../api.ts';
import { useStore } from '../../editing/store.ts';
import { showError, showToast } from '../../ui/toasts.tsx';
import type { Editor } from '../editor.ts';
import * as say from './words/en.ts';

/** One thing that is changed: the address, or a setting. */
type Setting =
  | { readonly slug: string; readonly settings?: never }
  | { readonly settings: BodyOf<typeof changeSettings>; readonly slug?: never };

/** Saves it. Throws what the server says against it. */
export type SaveSetting = (
  change: Setting & { readonly back: Setting; readonly done: string },
) => Promise<'saved'>;

export interface DocumentSettings {
  /** Undefined until it is known. */
  readonly document: DocumentView | undefined;
  readonly save: SaveSetting;
}

const OVERTAKEN = say.notSavedSomeoneElseChangedThis;

/** Whether what is stored is still what the change was made on. */
function isAsBefore({ slug, publishedAt, settings }: DocumentView, back: Setting): boolean {
  if (back.slug !== undefined) return slug === back.slug;
  const stored: Readonly<Record<string, unknown>> = { ...settings, publishedAt };
  return Object.entries(back.settings).every(([name, value]) =>
    isEqualJson(stored[name] ?? null, value ?? null),
  );
}

export function useDocumentSettings(editor: Editor): DocumentSettings {
  const { siteId, documentId, own } = editor;
  const client = useQueryClient();
  const { data, refetch } = useQuery({
    queryKey: ['documents', siteId, 'settings-in-panel', documentId],
    queryFn: async ({ signal }) => (await call(read, own, { signal })).document,
  });
  const title = useStore(editor.store, ({ session }) => session.body.title);
  const isTitleSaved = useStore(editor.store, ({ session }) => isSaved(session));
  const isBehind = data !== undefined && isTitleSaved && data.title !== title;
  useEffect(() => {
    // A new title may have taken the address along.
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  const send = async ({ slug, settings }: Setting): Promise<void> => {
    // The address goes with the title that was typed before.
    await editor.saver.flush();
    if (slug === undefined) await call(changeSettings, { ...own, body: settings });
    else await call(move, { ...own, body: { slug } });
    void client.invalidateQueries({ queryKey: ['link-targets', siteId] });
    await client.invalidateQueries({ queryKey: ['documents', siteId] });
  };
  const save: SaveSetting = async ({ back, done, ...setting }) => {
    const now = (await call(read, own)).document;
    if (!isAsBefore(now, back)) {
      await refetch();
      throw new ApiError(409, 'conflict', OVERTAKEN, undefined);
    }
    await send(setting as Setting);
    const onSelect = () => void send(back).catch(showError);
    showToast(done, {
      about: `settings of ${documentId}`,
      action: { label: say.undo, onSelect },
    });
    return 'saved';
  };
  return { document: data, save };
}
