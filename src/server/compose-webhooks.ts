/** Puts together what webhooks are made of, with what they need of forms, mails and accounts. */
import type { Hono } from 'hono';
import { listCaretakers } from './accounts/queries-accounts.ts';
import type { AppDeps } from './app.ts';
import { siteName } from './compose-forms.ts';
import { listForms } from './forms/list-forms.ts';
import { findSubmission } from './forms/queries-submissions.ts';
import type { Authorize } from './http/authorize.ts';
import type { RecurringJob } from './jobs/recurring.ts';
import type { JobHandlers } from './jobs/run-job.ts';
import { queueMail } from './mail/queue-mail.ts';
import { WEBHOOK_HOUSEKEEPING, webhookHandlers } from './webhooks/jobs.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export interface WebhookParts {
  readonly routes: Hono;
  readonly handlers: JobHandlers;
  readonly recurring: readonly RecurringJob[];
}

export function composeWebhooks(base: AppDeps, authorize: Authorize): WebhookParts {
  const deps = { ...base, findSubmission, listCaretakers, siteName };
  return {
    routes: webhookRoutes({ ...deps, authorize, listForms }),
    handlers: webhookHandlers({
      ...deps,
      random: Math.random,
      queueMail: (tx, mail) => queueMail(tx, base, mail),
    }),
    recurring: WEBHOOK_HOUSEKEEPING,
  };
}
