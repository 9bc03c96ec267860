/** The mail server on screen: tried, kept and forgotten; its password is never told. */

import * as calls from '#domain/mail/calls-server.ts';
import { leave } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import {
  describeMailServer,
  keptPasswordFor,
  type MailServerDeps,
  saveMailServer,
  urlOf,
} from './mail-server.ts';
import { deleteMailServer } from './queries-server.ts';
import { tryMailServer } from './smtp-transport.ts';

export function serverRoutes(deps: Deps & MailServerDeps, answer: AnswerCall): void {
  const { db, secret } = deps;
  answer(calls.readServer, () => describeMailServer(deps));
  answer(calls.saveServer, async (call, { password, ...settings }) => {
    if (deps.settings.smtpUrl !== undefined) return OF_ENVIRONMENT;
    const used = settings.user === '' ? '' : (password ?? (await keptPasswordFor(deps, settings)));
    if (used === undefined) return NO_PASSWORD;
    const said = await tryMailServer(urlOf(settings, used));
    if (said !== undefined) return { kind: 'unreachable', message: refusal(said) };
    await db.write(async (tx) => {
      await saveMailServer(tx, secret, { settings, password: used });
      await leave(tx, deps, call, `set up email through ${settings.host}`);
    });
    return describeMailServer(deps);
  });
  answer(calls.removeServer, async (call) => {
    await db.write(async (tx) => {
      await deleteMailServer(tx);
      await leave(tx, deps, call, 'removed the mail server');
    });
    return describeMailServer(deps);
  });
}

const OF_ENVIRONMENT = {
  kind: 'not-allowed',
  message: 'The mail server is set by SMTP_URL where Vitrine starts. Change or remove it there.',
} as const;

const NO_PASSWORD = {
  kind: 'not-allowed',
  message: 'Enter the password as well. The saved one belongs to another server or user name.',
} as const;

function refusal(said: string): string {
  return `The mail server rejected the sign-in, so nothing was changed. It said: ${said}`;
}
