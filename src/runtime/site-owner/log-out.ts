/** Signs the owner out of the site. A part of its own: few presses of the key come this far. */
import type { logOut as logOutCall } from '#domain/accounts/calls.ts';
import { LOGOUT_PATH } from '#domain/accounts/site-presence.ts';
import { api } from '../calls/data-layer.ts';
import { reportError } from '../report-error.ts';

export async function logOut(): Promise<void> {
  const answer = await api.post<typeof logOutCall>(LOGOUT_PATH);
  if (answer.ok && answer.data?.location) location.assign(answer.data.location);
  else if (!answer.ok) await sayItFailed(answer);
}

/** Nothing on the page would show that signing out did not work. */
async function sayItFailed({
  kind,
  message,
}: {
  readonly kind: string;
  readonly message: string;
}): Promise<void> {
  const { showSystemError } = await import('../errors/system-error.ts');
  if (kind !== 'network') reportError(new Error(message), { part: 'logout' });
  showSystemError({ kind: kind === 'network' ? 'network' : 'reported' });
}
