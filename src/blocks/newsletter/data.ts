import type { ClosedForm } from '#domain/forms/limits.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { NewsletterProps } from './definition.ts';

/** Whether it takes anything at the moment. */
export const load: BlockDataLoader<NewsletterProps, ClosedForm | undefined> = (
  _props,
  { site, blockId, now },
) => site.closedForm(blockId, now);
