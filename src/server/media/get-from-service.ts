/** Fetches what a service of pictures or videos gives to everybody. */
import type { Deps } from '../deps.ts';
import type { Outgoing, OutgoingAnswer } from '../http/outgoing/outgoing.ts';

export interface ServiceDeps extends Pick<Deps, 'log'> {
  readonly outgoing: Pick<Outgoing, 'send'>;
}

interface Limits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** @returns undefined where it was not reached */
export async function getFromService(
  { outgoing, log }: ServiceDeps,
  url: string,
  limits: Limits,
): Promise<Extract<OutgoingAnswer, { kind: 'answered' }> | undefined> {
  const answer = await outgoing.send({ method: 'GET', url, headers: { accept: '*/*' }, body: '', ...limits });
  if (answer.kind === 'answered') return answer;
  log.warn({ host: URL.parse(url)?.host, outcome: answer.kind }, 'a service of media was not reached');
  return undefined;
}

/** @returns undefined where it is no JSON */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
