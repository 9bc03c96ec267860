/** What starters hold beside documents, named one by one: browser tests have no bundler that would find them. */
import { kept } from '#server/members/kept-settings.ts';
import { moved as redirects } from '#server/redirects/moved-rows.ts';
import { moved as products } from '#server/store/catalogue/moved-rows.ts';
import { moved as store } from '#server/store/settings/moved-rows.ts';

export const STARTER_ROWS = [...kept.map(({ moved }) => moved), ...redirects, ...store, ...products];
