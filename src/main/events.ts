/** The script that records named events: fetched by the one that counts visitors, at the first thing it is about. */
import { WATCH_META } from '#domain/tracking/contract.ts';
import { recordTests, watchEvents } from '#runtime/events/watch-events.ts';

const named = document.querySelector<HTMLMetaElement>(`meta[name=${WATCH_META}]`)?.content ?? '';
const isTest = new URL(import.meta.url).search === '?test';
watchEvents(named.split(' ').filter(Boolean), (window as { vitrineWoke?: Event }).vitrineWoke);
if (isTest) recordTests();
