import type { ClosedForm } from '#domain/forms/limits.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { TableBookingProps } from './props.ts';

/** Whether it takes anything at the moment. */
export const load: BlockDataLoader<TableBookingProps, ClosedForm | undefined> = async (
  { provider },
  { site, blockId, now },
) => (provider === 'none' ? site.closedForm(blockId, now) : undefined);
