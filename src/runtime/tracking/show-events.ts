/** People of the site are not counted. They can watch what would be counted on another page of this browser. */
import { EVENT_CHANNEL } from '#domain/tracking/contract.ts';
import { recordTests, watchEvents } from '../events/watch-events.ts';
import { watchPage } from './watch.ts';

/** @param types of events that the page watches for @returns its undo */
export function showEvents(types: readonly string[]): () => void {
  watchEvents(types, undefined);
  recordTests();
  const channel = new BroadcastChannel(EVENT_CHANNEL);
  const tell = (event: string, what: object) =>
    channel.postMessage({ event, url: location.href, data: what });
  tell('view', {});
  const stop = watchPage({
    tell: (path, what) => tell(path.split('/')[3] ?? '', what),
    hit: (event, subject) => tell(event, { subject }),
  });
  return () => {
    stop();
    channel.close();
  };
}
