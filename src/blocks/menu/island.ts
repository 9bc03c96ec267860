import type { Island } from '#runtime/island.ts';
import { findTabPairs, mountTabs } from '#widgets/tabs/tabs.ts';

/** A menu of several parts becomes tabs; one of a single part needs no script. */
const mountMenu: Island = (root) => {
  const menu = root.matches('.menu') ? root : root.querySelector<HTMLElement>('.menu');
  const list = menu?.querySelector<HTMLElement>('.menu-nav');
  const pairs = menu && list ? findTabPairs(menu, list) : [];
  if (!menu || !list || pairs.length === 0) return () => {};
  const unmountTabs = mountTabs(list, pairs);
  // From here on the script decides what is hidden, no longer the style sheet.
  menu.dataset['live'] = '';
  return () => {
    delete menu.dataset['live'];
    unmountTabs();
  };
};

export default mountMenu;
