/** What the check of a draft answers. */
import { z } from 'zod';
import { findingSchema } from '#domain/checks/finding.ts';
import { weightSchema } from '#domain/checks/weight.ts';
import type { Answers } from '../http/route-list.ts';

const pageCheck = z
  .object({ findings: z.array(findingSchema), weight: weightSchema })
  .meta({ id: 'PageCheck' });
export type PageCheck = z.infer<typeof pageCheck>;

export const CHECK_ANSWERS: Answers = { 'GET /api/sites/:site/documents/:document/check': pageCheck };
