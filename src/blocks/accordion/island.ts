/** Opens and closes the answers. */
import type { Island } from '#runtime/island.ts';
import { type AccordionOptions, mountAccordion } from '#widgets/accordion/accordion.ts';

const mount: Island<AccordionOptions> = (root, options) => mountAccordion(root, options);
export default mount;
