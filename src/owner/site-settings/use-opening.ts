/** Keeps visitors out of a site until it is ready, and lets them in: at once, and with a way back. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { change } from '#domain/settings/calls.ts';
import { call } from '../api.ts';
import { showError, showToast } from '../ui/toasts.tsx';

export interface Opening {
  readonly isBusy: boolean;
  /** What was done last here; undefined as long as nothing was. */
  readonly isOpen: boolean | undefined;
  readonly set: (isOpen: boolean) => void;
}

export function useOpening(siteId: string): Opening {
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ isOpen }: { readonly isOpen: boolean; readonly isUndo?: boolean }) =>
      call(change, { site: siteId, body: { isClosed: !isOpen, isOpeningSoon: !isOpen } }),
    onSuccess: (_answer, { isOpen, isUndo = false }) => {
      const action = { label: 'Undo', onSelect: () => saving.mutate({ isOpen: !isOpen, isUndo: true }) };
      showToast(isOpen ? 'Visitors see the site now.' : 'Visitors see “Opening soon” now.', {
        about: 'opening of the site',
        ...(!isUndo && { action }),
      });
      void queryClient.invalidateQueries({ queryKey: ['settings', siteId] });
    },
    onError: showError,
  });
  return {
    isBusy: saving.isPending,
    isOpen: saving.data && saving.variables?.isOpen,
    set: (isOpen) => saving.mutate({ isOpen }),
  };
}
