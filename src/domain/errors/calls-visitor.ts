/** What a page reports of itself. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { ERRORS_PATH, TRACE_PATH } from './contract.ts';

const text = z.string();
const gives = 'no content (204)';

export const reportErrors = call('POST', ERRORS_PATH, {
  may: 'visitor',
  summary: 'Reports script errors on a page, up to ten.',
  body: z.array(
    z.object({
      event: z.literal('javascript-error'),
      data: z.object({
        app: text,
        message: text,
        stack: text.meta({ description: '5000 characters of it are read.' }),
        file: text,
        line: z.int(),
        column: z.int(),
        websiteId: text,
        templateId: text,
        url: text,
        userAgent: text,
      }),
      timestamp: z.int(),
    }),
  ),
  gives,
});

export const writeLog = call('POST', TRACE_PATH, {
  may: 'visitor',
  summary: 'Writes entries to a site’s log.',
  takes: 'application/x-www-form-urlencoded',
  body: z.object({
    data: text.meta({ description: 'A list of “pageUrl”, “type” and “data”, as JSON text.' }),
  }),
  gives,
});
