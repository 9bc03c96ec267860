/** The call that comes before a visitor's others. */
import { z } from 'zod';
import { call } from './call.ts';
import { CRUMB_PATH } from './crumb.ts';

export const readCrumb = call('GET', CRUMB_PATH, {
  may: 'visitor',
  summary: 'Returns the crumb for visitors’ calls, valid for two hours, with its cookies.',
  answer: z.object({ crumb: z.string() }),
});
