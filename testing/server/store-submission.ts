/** Puts a submission into the inbox of a site, past the form. */
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import { emailsIn, summarize } from '#domain/forms/summarize.ts';
import type { Deps } from '#server/deps.ts';
import { insertSubmission } from '#server/forms/submit/queries.ts';

export interface StoredSubmission {
  readonly email?: string;
  readonly isSpam?: boolean;
  readonly formId?: string;
  /** Beside the address and the message. */
  readonly more?: readonly KeptValue[];
}

export async function storeSubmission(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  siteId: string,
  text: string,
  { email = 'mira@example.org', isSpam = false, formId = 'contact', more = [] }: StoredSubmission = {},
): Promise<string> {
  const content: KeptValue[] = [
    { id: 'email', type: 'email', label: 'Email', value: email },
    { id: 'message', type: 'textarea', label: 'Message', value: text },
    ...more,
  ];
  const row = {
    id: deps.newId(),
    site_id: siteId,
    form_id: formId,
    form_name: formId,
    submission_key: deps.newId(),
    page_id: 'p',
    page_path: '/contact',
    details: '{}',
    content: JSON.stringify(content),
    words: content.map(summarize).join('\n').toLowerCase(),
    emails: emailsIn(content)
      .map((each) => `\n${each}\n`)
      .join(''),
    is_spam: isSpam ? 1 : 0,
    spam_reasons: isSpam ? '["links"]' : '[]',
    is_read: 0,
    waits_for_notice: 0,
    sender: null,
    created_at: deps.now(),
  };
  return (await deps.db.write((tx) => insertSubmission(tx, row))).id;
}
