/** What was chosen last, on a page with a password. */
import type { ShownProofs } from '#domain/proofing/proofs.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { ProofsProps } from './definition.ts';

export const load: BlockDataLoader<ProofsProps, ShownProofs> = async (_props, { site, pageId, blockId }) =>
  site.proofs(pageId, blockId);
