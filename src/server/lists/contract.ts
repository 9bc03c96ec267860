/** What the API of lists takes. */
import { z } from 'zod';
import { MAX_LIST_NAME, MAX_MEMBER_NAME } from '#domain/lists/list.ts';
import { isMemberEmail, memberName } from '#domain/lists/read-members.ts';

const id = z.string().max(40);

export const listInput = z.strictObject({
  name: z
    .string()
    .transform(memberName)
    .pipe(
      z
        .string()
        .min(1, 'Give the list a name.')
        .max(MAX_LIST_NAME, `Use at most ${MAX_LIST_NAME} characters.`),
    ),
});

export const memberInput = z.strictObject({
  email: z.string().trim().refine(isMemberEmail, 'Write an e-mail address, like mira@example.org.'),
  name: z.string().max(MAX_MEMBER_NAME).transform(memberName),
  hasConsent: z
    .boolean()
    .meta({ description: 'Whether this person agreed already. Otherwise they are asked by mail.' }),
});

export const removeInput = z.strictObject({ ids: z.array(id).min(1).max(500) });

export const importInput = z.strictObject({
  csv: z.string().max(3_500_000, 'The table is too large. Take it in parts.'),
  hasConsent: z
    .literal(true, 'Import only people who have agreed to get these mails.')
    .meta({ description: 'States that everybody in the table agreed.' }),
});

export const formListInput = z.strictObject({
  listId: id.nullable().meta({ description: 'Null: the form adds to no list.' }),
  fieldId: id.meta({ description: 'The email field; empty for the first.' }),
  consentFieldId: id.meta({ description: 'The field that has to be ticked; empty for none.' }),
});
