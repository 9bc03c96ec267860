/** Who looks at a page where no visitor asks for it. */
import type { Visitor } from '../kernel/page-ports.ts';

/** The owner of the site, for whom nothing is locked. */
export const OWNER: Visitor = { isUnlocked: () => true, refuse: async () => undefined };
/** Somebody of whom nothing is known. */
export const STRANGER: Visitor = { isUnlocked: () => false, refuse: async () => 'private' };
