/** What a site is on home screens moves with it. */
import { oneASite } from '../kernel/moves/one-a-site.ts';
import { webApps } from './queries.ts';

export const moved = [oneASite('web-app.json', webApps)];
