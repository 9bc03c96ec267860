/** How a page has one of its blocks rendered anew (DATA-20). */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { WIDGET_PATH } from './contract.ts';

export const renderWidget = call('POST', WIDGET_PATH, {
  may: 'visitor',
  summary: 'Renders a single block.',
  takes: 'application/x-www-form-urlencoded',
  body: z.object({
    widgetJSON: z.string().meta({ description: 'The “type”, “id” and “value” of the block, as JSON text.' }),
    collectionId: z.string().optional().meta({ description: 'Of a summary: whose items it lists.' }),
  }),
  /** What stands within the block's element. */
  answer: z.object({ html: z.string() }),
});
