/** Puts a submission into the inbox of a site, past the form. */
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import { emailsIn, summarize } from '#domain/forms/summarize.ts';
import { wordsOf } from '#server/db/match-words.ts';
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
    siteId,
    formId,
    formName: formId,
    submissionKey: deps.newId(),
    pageId: 'p',
    pagePath: '/contact',
    details: '{}',
    content: JSON.stringify(content),
    words: wordsOf(...content.map(summarize)),
    emails: emailsIn(content)
      .map((each) => `\n${each}\n`)
      .join(''),
    isSpam: isSpam ? 1 : 0,
    spamReasons: isSpam ? '["links"]' : '[]',
    isRead: 0,
    waitsForNotice: 0,
    sender: null,
    locale: null,
    createdAt: deps.now(),
  };
  return (await deps.db.write((tx) => insertSubmission(tx, row))).id;
}
