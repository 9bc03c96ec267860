/** Filled by the build (`scripts/licences.ts`). A module of its own, so that only its screen fetches it. */
import type { Licence } from './licence.ts';

export const LICENCES: readonly Licence[] = [];
