/** The banner’s element: what it shows, as settings say. */
import {
  acceptLabel,
  BANNER_DEFAULTS,
  type BannerSettings,
  bannerText,
  declineLabel,
  positionOf,
} from '#domain/consent/settings.ts';

/** Brings the server's markup to other settings, as an owner tries them. */
export function applySettings(banner: HTMLElement, changed: Partial<BannerSettings>): void {
  const settings = { ...BANNER_DEFAULTS, ...changed };
  const { cookieBannerAcceptType: type, cookieBannerTheme: theme } = settings;
  const has = (selector: string) => banner.querySelector<HTMLElement>(selector);
  Object.assign(banner.dataset, {
    variant: settings.cookieBannerVariant,
    position: positionOf(settings),
    theme: theme === 'DARK' ? 'ink' : 'paper',
    cta: settings.cookieBannerCtaVariant,
    accept: type,
  });
  const words = {
    '.cookie-banner-text': bannerText(settings),
    '.cookie-banner-accept span': acceptLabel(settings),
    '.cookie-banner-decline span': declineLabel(settings),
  };
  for (const [selector, text] of Object.entries(words)) has(selector)?.replaceChildren(text);
  for (const selector of ['.cookie-banner-decline', '.cookie-banner-choice']) {
    has(selector)?.toggleAttribute('hidden', type === 'OPT_IN');
  }
}
