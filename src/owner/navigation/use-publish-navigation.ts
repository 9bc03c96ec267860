import { isSaved } from '#domain/editor/session.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { publishDraft } from '../editing/publish-draft.ts';
import type { EditingState } from '../editing/state.ts';
import { useStore } from '../editing/store.ts';
import { useMay } from '../session.ts';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

export function usePublishNavigation([first, second]: readonly [DocumentEditor, DocumentEditor]) {
  const mayPublish = useMay('config.publish');
  const areLive = [useIsLive(first), useIsLive(second)].every(Boolean);
  const publish = useAction(
    async () => {
      for (const editor of [first, second]) await publishOne(editor);
    },
    { said: say.publishedVisitorsSeeItOnEvery },
  );
  return { mayPublish, isLive: areLive, isBusy: publish.isPending, publish: () => publish.mutate() };
}

function useIsLive({ store }: DocumentEditor): boolean {
  return useStore(store, isLive);
}

function isLive({ session, publishedId }: EditingState): boolean {
  return isSaved(session) && session.base.id === publishedId;
}

async function publishOne(editor: DocumentEditor): Promise<void> {
  await editor.saver.flush();
  if (!isLive(editor.store.get())) await publishDraft(editor);
}
