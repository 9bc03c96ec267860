/** Captchas for what visitors send. */
import type { Captchas } from '#domain/captcha/captchas.ts';
import type { MakeOffers } from '../feature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { CaptchaServices, VERIFY_URLS, type VerifyUrls } from './ask-service.ts';
import { Challenges } from './challenges.ts';

export interface OwnPageCaptcha {
  /** The site has one. */
  isOffered(siteId: string): Promise<boolean>;
  /** Each solution is good for one try. */
  hasPassed(siteId: string, key: string): Promise<boolean>;
}

declare module '../feature.ts' {
  interface Common {
    readonly captchas: Captchas;
    /** The built-in captcha, for pages of the product's own: nothing of a service is loaded on them. */
    readonly captcha: OwnPageCaptcha;
  }
}

export const offers: MakeOffers<'captchas' | 'captcha'> = (kernel, common) => {
  const captchas = openCaptchas(kernel, common.captchaUrls);
  return {
    captchas,
    captcha: {
      isOffered: async (siteId) =>
        ((await common.findSiteView(siteId))?.settings.captchaSiteKey ?? '') !== '',
      hasPassed: async (siteId, token) =>
        token !== '' &&
        (await captchas.verify({ siteId, provider: 'built-in', token, submissionKey: kernel.newId() })) ===
          'passed',
    },
  };
};

function openCaptchas(kernel: Kernel, urls: VerifyUrls = VERIFY_URLS): Captchas {
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
