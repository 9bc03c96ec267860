/** What is decided about a store moves with its site. */
import { oneASite } from '../../kernel/moves/one-a-site.ts';
import { stores } from './queries.ts';

// Some of what is null says something here: free delivery from no subtotal on.
export const moved = [oneASite('store.json', stores, (entry) => entry)];
