/** The secrets of captcha services: kept, replaced and taken away, never told. */
import { Hono } from 'hono';
import { z } from 'zod';
import { CAPTCHA_PROVIDERS, type CaptchaService, isCaptchaService } from '#domain/forms/captcha-services.ts';
import { recorded } from '../../activity/record-activity.ts';
import type { Deps } from '../../deps.ts';
import { routeWriter } from '../../http/api-routes.ts';
import type { Authorize } from '../../http/authorize.ts';
import { withAnswers } from '../../http/route-list.ts';
import { seal } from '../../http/sealed-secret.ts';
import { aboutSecret } from './ask-service.ts';
import { deleteCaptchaSecret, listCaptchaSecrets, saveCaptchaSecret } from './queries.ts';

const SECRETS = '/api/sites/:site/captcha-secrets';
const SERVICES = CAPTCHA_PROVIDERS.filter((each): each is CaptchaService => isCaptchaService(each));

const secretInput = z.strictObject({
  service: z.enum(SERVICES),
  secret: z.string().trim().min(1).max(500).nullable().meta({ description: 'Null takes it away.' }),
});

const kept = z.object({
  services: z.array(z.string()).meta({ description: 'The services a secret is kept for.' }),
});

interface CaptchaRoutesDeps extends Deps {
  readonly authorize: Authorize;
  readonly secret: string;
}

export function captchaRoutes(deps: CaptchaRoutesDeps): Hono {
  const app = new Hono();
  const { route, bodyRoute } = routeWriter(app, deps.authorize);
  const list = async (siteId: string) => ({ services: await listCaptchaSecrets(deps.db.read, siteId) });
  const read = 'Says for which captcha services the site has a secret.';
  route('GET', SECRETS, 'config.settings', read, async ({ context, siteId }) =>
    context.json(await list(siteId), 200, { 'cache-control': 'no-store' }),
  );
  const write = {
    summary: 'Keeps the secret by which a captcha service knows the site.',
    description: 'It is never told again, and is in no export.',
  };
  bodyRoute('PUT', SECRETS, 'config.settings', secretInput, write, async (call, { service, secret }) => {
    const { siteId } = call;
    const save = ({ db }: CaptchaRoutesDeps) =>
      db.write(async (tx) => {
        if (secret === null) return deleteCaptchaSecret(tx, siteId, service);
        const sealed = seal(deps.secret, aboutSecret(siteId, service), Buffer.from(secret));
        return saveCaptchaSecret(tx, { site_id: siteId, provider: service, secret: sealed });
      });
    await recorded(deps, call, save, () => ({
      action: 'form.captcha',
      what: `${secret === null ? 'removed' : 'changed'} the secret of a captcha service`,
    }));
    return call.context.json(await list(siteId), 200, { 'cache-control': 'no-store' });
  });
  return withAnswers(app, { [`GET ${SECRETS}`]: kept, [`PUT ${SECRETS}`]: kept });
}
