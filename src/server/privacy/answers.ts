/** What the calls about a person answer: as much as the features have to say. */
import { z } from 'zod';
import type { PersonPart } from '../feature.ts';
import type { Answers } from '../http/route-list.ts';

export function personAnswers(parts: readonly PersonPart[]): Answers {
  const known = parts.flatMap((part) => part.known ?? []);
  const objectOf = (schemaOf: (part: (typeof known)[number]) => [name: string, schema: z.ZodType]) =>
    z.object(Object.fromEntries(known.map(schemaOf)));
  return {
    'POST /api/sites/:site/submissions/known': objectOf(({ name }) => [name, z.int()]),
    'POST /api/sites/:site/submissions/person': objectOf(({ name, answer }) => [name, answer]),
    'POST /api/sites/:site/submissions/erase': objectOf(({ name, erased }) => [
      name === 'submissions' ? 'deleted' : name,
      erased === undefined ? z.int() : z.int().meta({ description: erased }),
    ]),
  };
}
