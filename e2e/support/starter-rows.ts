/** What starters and the demo hold beside documents, named one by one: browser tests have no bundler that would find them. */
import { moved as bookings } from '#server/bookings/moved-rows.ts';
import { moved as comments } from '#server/comments/moved-rows.ts';
import { kept } from '#server/members/kept-settings.ts';
import { moved as redirects } from '#server/redirects/moved-rows.ts';
import { moved as products } from '#server/store/catalogue/moved-rows.ts';
import { moved as donations } from '#server/store/donations/moved-rows.ts';
import { moved as store } from '#server/store/settings/moved-rows.ts';

export const STARTER_ROWS = [
  ...kept.map(({ moved }) => moved),
  ...[redirects, comments, store, products, donations, bookings].flat(),
];
