/** What a button or a form sets off: one call, what is said once it worked, what is read again, and the way back. */
import {
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { showError, showToast } from './toasts.tsx';
import * as texts from './words/en.ts';

interface ActionOptions<Answer, Input>
  extends Pick<UseMutationOptions<Answer, Error, Input>, 'networkMode' | 'scope' | 'onMutate'> {
  /** In a toast; undefined where there is nothing to say. */
  readonly said?: string | ((answer: Answer, input: Input) => string | undefined);
  /** Offered on the toast: what takes it back. */
  readonly undo?: (answer: Answer, input: Input) => () => unknown;
  /** Where the same action takes it back: with what. */
  readonly undoWith?: (answer: Answer, input: Input) => Input | undefined;
  /** Later words about the same take the place of these. */
  readonly about?: string;
  /** The answer is kept as what was read under this key. */
  readonly keeps?: QueryKey;
  /** Whatever was read under a key that begins so is read again. After a failure too: what is refused has often changed. */
  readonly reads?: QueryKey;
  /** It worked. */
  readonly onDone?: ((answer: Answer, input: Input) => unknown) | undefined;
  /** It worked or failed. */
  readonly onEnd?: () => unknown;
  /** What went wrong is in place, by `Failure` or a dialog that sends it, and not in a toast. */
  readonly isFailureShown?: boolean;
}

export type Action<Answer, Input = void> = UseMutationResult<Answer, Error, Input>;

export function useAction<Answer, Input = void>(
  run: (input: Input) => Promise<Answer>,
  options: ActionOptions<Answer, Input> = {},
): Action<Answer, Input> {
  const { said, undo, undoWith, about, keeps, reads, onDone, onEnd, isFailureShown, ...sending } = options;
  const client = useQueryClient();
  const readAgain = () => reads && client.invalidateQueries({ queryKey: reads });
  const wayBack = (answer: Answer, input: Input) => {
    const before = undoWith?.(answer, input);
    return before === undefined ? undo?.(answer, input) : () => action.mutate(before);
  };
  const action: Action<Answer, Input> = useMutation({
    ...sending,
    mutationFn: run,
    async onSuccess(answer, input) {
      if (keeps) client.setQueryData(keeps, answer);
      const takeBack = wayBack(answer, input);
      const words = typeof said === 'function' ? said(answer, input) : said;
      const goBack = async () => {
        await takeBack?.();
        await readAgain();
      };
      if (words !== undefined)
        showToast(words, {
          ...(about !== undefined && { about }),
          ...(takeBack && { action: { label: texts.undo, onSelect: () => void goBack().catch(showError) } }),
        });
      await onDone?.(answer, input);
    },
    onError: (error) => {
      if (!isFailureShown) showError(error);
    },
    onSettled: async () => {
      await onEnd?.();
      await readAgain();
    },
  });
  return action;
}
