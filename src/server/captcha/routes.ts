/** The secrets of captcha services: kept, replaced and taken away, never told. */
import { Hono } from 'hono';
import * as captcha from '#domain/captcha/calls.ts';
import { leave } from '../activity/record-activity.ts';
import { answerCalls } from '../http/answer-calls.ts';
import { seal } from '../http/sealed-secret.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { aboutSecret } from './ask-service.ts';
import { deleteCaptchaSecret, listCaptchaSecrets, saveCaptchaSecret } from './queries.ts';

export function captchaRoutes(deps: Kernel): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const list = async (siteId: string) => ({ services: await listCaptchaSecrets(deps.db.read, siteId) });
  answer(captcha.readSecrets, ({ siteId }) => list(siteId));
  answer(captcha.changeSecret, async (call, { service, secret }) => {
    const { siteId } = call;
    await deps.db.write(async (tx) => {
      if (secret === null) await deleteCaptchaSecret(tx, siteId, service);
      else {
        const sealed = seal(deps.secret, aboutSecret(siteId, service), Buffer.from(secret));
        await saveCaptchaSecret(tx, { siteId, provider: service, secret: sealed });
      }
      const what = `${secret === null ? 'removed' : 'changed'} the secret of a captcha service`;
      await leave(tx, deps, call, what);
    });
    return list(siteId);
  });
  return app;
}
