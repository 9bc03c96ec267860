/** A switch that adds the page to the site's menu or removes it, saved at once. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#domain/calls/call.ts';
import { putInMenu, readInMenu } from '#domain/content/calls.ts';
import { call } from '../../api.ts';
import { useStore } from '../../editing/store.ts';
import { Switch } from '../../ui/switch.tsx';
import { showError } from '../../ui/toasts.tsx';
import type { Editor } from '../editor.ts';
import * as say from './words/en.ts';

export function MenuSwitch({ editor }: { readonly editor: Editor }): ReactNode {
  const client = useQueryClient();
  const isOnline = useStore(editor.store, ({ publishedId }) => publishedId !== null);
  const queryKey = ['documents', editor.siteId, 'menu', editor.documentId];
  const mutationKey = ['menu', editor.documentId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readInMenu, editor.own, { signal }),
  });
  const change = useMutation({
    mutationKey,
    mutationFn: (isShown: boolean) => call(putInMenu, { ...editor.own, body: { isShown } }),
    // In the order in which they were pressed.
    scope: { id: `menu ${editor.documentId}` },
    onMutate: async (isShown) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<AnswerOf<typeof readInMenu>>(queryKey);
      client.setQueryData(queryKey, { isShown });
      return before;
    },
    onError: (error, _isShown, before) => {
      client.setQueryData(queryKey, before);
      showError(error);
    },
    onSettled: () => {
      // Only the last press counts, not one that was still being sent.
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: ['documents', editor.siteId] });
    },
  });
  if (!data) return null;
  return (
    <Switch
      label={say.showInTheMenu}
      hint={isOnline ? say.alsoAppearsInFootersThatRepeat : say.appearsOnceThePageIsPublished}
      isOn={data.isShown}
      onChange={(isShown) => change.mutate(isShown)}
    />
  );
}
