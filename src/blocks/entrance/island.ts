/** Lets the blocks of the page come in as they are scrolled to; those on the first screen stay as they are. */
import type { Island } from '#runtime/island.ts';
import { mountEntrances } from '#widgets/entrance/entrance.ts';
import type { EntranceProps } from './definition.ts';

const mount: Island<Pick<EntranceProps, 'kind'>> = (_root, { kind }) =>
  mountEntrances(
    [...document.querySelectorAll<HTMLElement>('main .grid > [data-block]')],
    `entrance entrance-${kind}`,
  );
export default mount;
