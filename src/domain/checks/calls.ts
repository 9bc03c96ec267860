/** The call that checks a draft. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { findingSchema } from './finding.ts';
import { weightSchema } from './weight.ts';

export const check = call('GET', '/api/sites/:site/documents/:document/check', {
  may: 'read',
  summary: 'Checks the saved draft of a page or post.',
  description:
    'Finds missing picture descriptions, heading gaps, broken links and more, and measures what a phone has to load.',
  answer: z.object({ findings: z.array(findingSchema), weight: weightSchema }).meta({ id: 'PageCheck' }),
  errors: { missing: 404 },
});
