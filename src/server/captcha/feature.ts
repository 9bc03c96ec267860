/** Captchas: what shows that a person fills in a form, by Vitrine itself or by a service the owner has an account with. */
import type { MakeFeature } from '../feature.ts';
import { captchaRoutes } from './routes.ts';

export const feature: MakeFeature = (kernel) => ({ routes: { owner: [captchaRoutes(kernel)] } });
