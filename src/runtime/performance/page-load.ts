/** Asks under which id the speed of this page load is recorded. */
import { PERFORMANCE_MESSAGES, SETTINGS_PATH, SETTINGS_TIMEOUT_MS } from '#domain/performance/contract.ts';

export interface PageLoad {
  readonly pageLoadId: string;
  readonly sampling: { readonly rate: number };
  readonly memberAccountId?: string;
}

/** @throws where the collector has to stop: an answer that is none, late, or without an id */
export async function askPageLoad(): Promise<PageLoad> {
  const answer = await fetch(SETTINGS_PATH, { signal: AbortSignal.timeout(SETTINGS_TIMEOUT_MS) }).catch(
    (error: Error) => {
      throw error.name === 'TimeoutError' ? new Error(PERFORMANCE_MESSAGES.timeout) : error;
    },
  );
  if (answer.status !== 200) throw new Error(`Metric settings request status ${answer.status}`);
  const settings = await answer.json();
  if (!settings.pageLoadId) throw new Error(PERFORMANCE_MESSAGES.noPageLoad);
  return settings;
}
