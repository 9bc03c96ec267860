/** Whether visitors see the design as it stands here, and the two ways to make it so. */
import { useQuery } from '@tanstack/react-query';
import { BODY } from '#domain/content/body-id.ts';
import { readRevision } from '#domain/content/calls-versions.ts';
import type { SiteStyle } from '#domain/design/style.ts';
import { isSaved } from '#domain/editor/session.ts';
import { isEqualJson } from '#domain/json.ts';
import { call } from '../api.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { publishDraft } from '../editing/publish-draft.ts';
import { useStore } from '../editing/store.ts';
import { useMay } from '../session.ts';
import { useAction } from '../ui/use-action.ts';
import { readStyle, useDesign } from './design.tsx';
import * as say from './words/en.ts';

const NOT_SAVED = say.yourLastChangesAreNotSaved;

export interface PublishDesign {
  readonly mayPublish: boolean;
  /** Visitors see just this. */
  readonly isLive: boolean;
  readonly isBusy: boolean;
  publish(): void;
  /** Takes the draft back to what visitors see; undo brings it back. */
  goBack: (() => void) | undefined;
}

export function usePublishDesign(): PublishDesign {
  const { editor, style } = useDesign();
  const mayPublish = useMay('config.publish');
  const session = useStore(editor.store, (state) => state.session);
  const publishedId = useStore(editor.store, (state) => state.publishedId);
  const publish = useAction(() => publishDraft(editor, NOT_SAVED), {
    // Without a connection it says so at once, instead of publishing at some later time.
    networkMode: 'always',
    said: say.publishedVisitorsSeeThisDesignNow,
  });
  const published = usePublishedFields(editor, publishedId);
  const isSame = published !== undefined && isEqualJson(comparable(readStyle(published)), comparable(style));
  const goBack = () => {
    const before = editor.store.get().session.body.fields;
    const label = say.backToThePublishedDesign;
    editor.perform({
      label,
      operations: [{ op: 'set', id: BODY, path: ['fields'], before, after: published }],
    });
  };
  return {
    mayPublish,
    isLive: isSame || (isSaved(session) && session.base.id === publishedId),
    isBusy: publish.isPending,
    publish: () => publish.mutate(),
    goBack: published && goBack,
  };
}

/** A group without values says what no group says. */
function comparable({ buttons = {}, ...style }: SiteStyle) {
  return { ...style, buttons };
}

/** What visitors see. */
function usePublishedFields({ own }: DocumentEditor, publishedId: string | null) {
  return useQuery({
    queryKey: ['revision', own.site, own.document, publishedId],
    queryFn: async ({ signal }) => {
      const { revision } = await call(readRevision, { ...own, revision: publishedId ?? '' }, { signal });
      return revision.body.fields;
    },
    enabled: publishedId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
