/** What is said where the settings of a form cannot be saved: a refusal by its own words, everything else by these. */
import { CHECK_CONNECTION, TRY_AGAIN, UNABLE_TO_UPDATE_FORM } from '#domain/errors/messages.ts';
import { ApiError } from '../../api.ts';
import { showError } from '../../ui/toasts.tsx';

/** Whether the server has understood what was sent, and said what is wrong with it. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

export function showFormProblem(error: unknown): void {
  const isOffline = error instanceof ApiError && error.status === 0;
  const ours = `${UNABLE_TO_UPDATE_FORM}. ${isOffline ? CHECK_CONNECTION : TRY_AGAIN}`;
  showError(isRefusal(error) ? error : ours);
}
