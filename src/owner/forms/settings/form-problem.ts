/** Reports that a form's settings could not be saved: with the server's message if it refused them, else in general. */
import { CHECK_CONNECTION, TRY_AGAIN, UNABLE_TO_UPDATE_FORM } from '#domain/errors/messages.ts';
import { ApiError } from '../../api.ts';
import { showError } from '../../ui/toasts.tsx';

/** Whether the server refused the input and said why. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

export function showFormProblem(error: unknown): void {
  const isOffline = error instanceof ApiError && error.status === 0;
  const ours = `${UNABLE_TO_UPDATE_FORM}. ${isOffline ? CHECK_CONNECTION : TRY_AGAIN}`;
  showError(isRefusal(error) ? error : ours);
}
