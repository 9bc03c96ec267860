/** The calls about folders and labels of files. A file lies in one folder at most, and has any number of labels. */
import { z } from 'zod';
import { doneAnswer } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';

export const MAX_GROUP_NAME = 80;
export const MAX_GROUPS = 500;
/** Files that are put in or taken out by one call. */
export const MAX_MEMBERS_AT_ONCE = 500;

const GROUPS = '/api/sites/:site/media-groups';
const GROUP = `${GROUPS}/:group`;
const may = 'config.media';

export const groupKind = z.enum(['folder', 'label']);
export type GroupKind = Shape<typeof groupKind>;

const name = z.string().trim().min(1).max(MAX_GROUP_NAME);

const group = z
  .object({
    id: z.string(),
    kind: groupKind,
    name: z.string(),
    count: z.int().meta({ description: 'Number of files, without deleted ones.' }),
  })
  .meta({ id: 'MediaGroup' });
export type MediaGroup = Shape<typeof group>;

const one = z.object({ group });

export const readGroups = call('GET', GROUPS, {
  may: 'read',
  summary: 'Lists a site’s folders and labels by name.',
  answer: z.object({ groups: z.array(group) }),
});

export const createGroup = call('POST', GROUPS, {
  may,
  summary: 'Creates a folder or a label.',
  body: z.strictObject({ kind: groupKind, name }),
  answer: one,
  status: 201,
  errors: { taken: 409, full: 409 },
  leaves: 'media.group-added',
});

export const renameGroup = call('PATCH', GROUP, {
  may,
  summary: 'Renames a folder or a label.',
  body: z.strictObject({ name }),
  answer: one,
  errors: { missing: 404, taken: 409 },
  leaves: 'media.group-renamed',
});

export const removeGroup = call('DELETE', GROUP, {
  may,
  summary: 'Deletes a folder or a label. Its files are kept.',
  answer: doneAnswer('removed'),
  errors: { missing: 404 },
  leaves: 'media.group-removed',
});

const ids = z.array(z.string()).max(MAX_MEMBERS_AT_ONCE);

export const changeMembers = call('POST', `${GROUP}/members`, {
  may,
  summary: 'Adds files to a folder or label and removes others.',
  description: 'A file moved into a folder leaves its previous one. Galleries update right away.',
  body: z.strictObject({ add: ids.optional(), remove: ids.optional() }),
  answer: one.extend({
    added: z.array(z.string()).meta({ description: 'Files that were added.' }),
    left: z
      .array(z.object({ group: z.string(), media: z.array(z.string()) }))
      .meta({ description: 'Their previous folders.' }),
  }),
  errors: { missing: 404 },
  leaves: 'media.group-filled',
});
