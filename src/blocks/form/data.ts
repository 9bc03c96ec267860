import type { ClosedForm } from '#domain/forms/limits.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { FormProps } from './props.ts';

/** Whether it takes anything at the moment. */
export const load: BlockDataLoader<FormProps, ClosedForm | undefined> = (_props, { site, blockId, now }) =>
  site.closedForm(blockId, now);
