/** Captchas: what shows that a person fills in a form, by Vitrine itself or by a service the owner has an account with. */
import type { Captchas } from '#domain/captcha/captchas.ts';
import type { Common, MakeFeature, OwnPageCaptcha } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { CaptchaServices, VERIFY_URLS, type VerifyUrls } from './ask-service.ts';
import { Challenges } from './challenges.ts';
import { captchaRoutes } from './routes.ts';

export const feature: MakeFeature = (kernel) => ({ routes: { owner: [captchaRoutes(kernel)] } });

export function openCaptchas(kernel: Kernel, urls: VerifyUrls = VERIFY_URLS): Captchas {
  const challenges = new Challenges(kernel);
  const services = new CaptchaServices({ ...kernel, urls });
  return {
    issue: (siteId) => challenges.issue(siteId),
    async verify({ provider, ...solved }) {
      if (provider !== 'built-in') return services.check({ ...solved, service: provider });
      const { siteId, token, submissionKey } = solved;
      return challenges.take(siteId, token, submissionKey) ? 'passed' : 'refused';
    },
  };
}

/** On pages of the product's own, such as the checkout: nothing of a service is loaded there, the built-in one stands for it. */
export function captchaOfOwnPages(
  captchas: Captchas,
  { newId }: Pick<Kernel, 'newId'>,
  { findSiteView }: Pick<Common, 'findSiteView'>,
): OwnPageCaptcha {
  return {
    isOffered: async (siteId: string) => ((await findSiteView(siteId))?.settings.captchaSiteKey ?? '') !== '',
    hasPassed: async (siteId: string, token: string) =>
      token !== '' &&
      (await captchas.verify({ siteId, provider: 'built-in', token, submissionKey: newId() })) === 'passed',
  };
}
