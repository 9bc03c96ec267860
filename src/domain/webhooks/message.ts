/** What a webhook is told: the same words each time it is tried, since they hold only what does not change. */
import type { FormSubmission } from '../forms/calls-inbox.ts';
import { summarize } from '../forms/summarize.ts';
import { TEST_EVENT, type WebhookEvent } from './webhook.ts';

/** Written out by hand in docs/operations.md: what is changed here breaks programs of other people. */
export interface SubmissionMessage {
  readonly type: WebhookEvent | typeof TEST_EVENT;
  /** When it happened, ISO 8601. */
  readonly timestamp: string;
  readonly data: {
    readonly site: string;
    readonly form: { readonly id: string; readonly name: string };
    readonly page: { readonly id: string; readonly path: string };
    readonly submission: {
      readonly id: string;
      readonly fields: readonly {
        readonly id: string;
        readonly type: string;
        readonly label: string;
        readonly value: unknown;
        /** The value in one line. */
        readonly text: string;
      }[];
    };
  };
}

export function submissionMessage(
  submission: FormSubmission,
  type: SubmissionMessage['type'] = 'form.submitted',
): SubmissionMessage {
  const { siteId, formId, formName, pageId, pagePath, content } = submission;
  return {
    type,
    timestamp: new Date(submission.createdAt).toISOString(),
    data: {
      site: siteId,
      form: { id: formId, name: formName },
      page: { id: pageId, path: pagePath },
      submission: {
        id: submission.id,
        fields: content.map((kept) => ({ ...kept, text: summarize(kept) })),
      },
    },
  };
}

/** A submission nobody has sent, to see what arrives. */
export function testMessage(siteId: string, at: number): SubmissionMessage {
  return submissionMessage(
    {
      id: 'test',
      siteId,
      formId: 'test',
      formName: 'Contact',
      pageId: 'test',
      pagePath: '/contact',
      content: [
        { id: 'name', type: 'name', label: 'Name', value: ['Mira', 'Stein'] },
        { id: 'email', type: 'email', label: 'Email', value: 'mira@example.org' },
        { id: 'message', type: 'textarea', label: 'Message', value: 'This is a test.' },
      ],
      isSpam: false,
      spamReasons: [],
      isRead: false,
      createdAt: at,
    },
    TEST_EVENT,
  );
}
