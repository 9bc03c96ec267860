/** The checkout: its total follows what is chosen. No block, but brought to life as blocks are. */
import type { Island } from '#runtime/island.ts';
import { keepTotal } from './keep-total.ts';

const mount: Island<undefined> = (root) => (root instanceof HTMLFormElement ? keepTotal(root) : () => {});
export default mount;
