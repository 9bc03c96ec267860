import { change } from '#domain/settings/calls.ts';
import { call } from '../api.ts';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

export interface Opening {
  readonly isBusy: boolean;
  /** What was done last here; undefined as long as nothing was. */
  readonly isOpen: boolean | undefined;
  readonly set: (isOpen: boolean) => void;
}

export function useOpening(siteId: string): Opening {
  const saving = useAction(
    ({ isOpen }: { readonly isOpen: boolean; readonly isUndo?: boolean }) =>
      call(change, { site: siteId, body: { isClosed: !isOpen, isOpeningSoon: !isOpen } }),
    {
      said: (_answer, { isOpen }) => (isOpen ? say.visitorsCanSeeTheSiteNow : say.visitorsSeeOpeningSoonNow),
      about: 'opening of the site',
      undoWith: (_answer, { isOpen, isUndo }) => (isUndo ? undefined : { isOpen: !isOpen, isUndo: true }),
      reads: ['settings', siteId],
    },
  );
  return {
    isBusy: saving.isPending,
    isOpen: saving.data && saving.variables?.isOpen,
    set: (isOpen) => saving.mutate({ isOpen }),
  };
}
