/** Puts together what webhooks are made of, with what they need of forms, mails and accounts. */
import type { Hono } from 'hono';
import { listCaretakers } from './accounts/queries-accounts.ts';
import type { AppDeps } from './app.ts';
import { siteName } from './compose-forms.ts';
import { listForms } from './forms/list-forms.ts';
import { findSubmission } from './forms/queries-submissions.ts';
import type { Authorize } from './http/authorize.ts';
import { createOutgoing } from './http/outgoing/outgoing.ts';
import type { RecurringJob } from './jobs/recurring.ts';
import type { JobHandlers } from './jobs/run-job.ts';
import { queueMail } from './mail/queue-mail.ts';
import type { ServerSettings } from './settings.ts';
import type { Reach } from './sites/reach-host.ts';
import { WEBHOOK_HOUSEKEEPING, webhookHandlers } from './webhooks/jobs.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export interface WebhookParts {
  readonly routes: Hono;
  readonly handlers: JobHandlers;
  readonly recurring: readonly RecurringJob[];
}

interface WebhookSurroundings {
  readonly authorize: Authorize;
  readonly settings: ServerSettings;
  readonly reach: Reach;
}

export function composeWebhooks(base: AppDeps, around: WebhookSurroundings): WebhookParts {
  const { authorize, settings, reach } = around;
  const outgoing = createOutgoing({
    resolve: reach.resolve,
    privateNetworks: settings.webhookPrivateNetworks,
  });
  const deps = { ...base, outgoing, findSubmission, listCaretakers, siteName };
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
