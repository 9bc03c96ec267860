/** The cookie banner, which a site's settings put on each of its pages, and the link that opens it again. */
import type { ReactNode } from 'react';
import { renders } from '#blocks/renders.ts';
import { CHOICE_ANCHOR } from '#domain/consent/contract.ts';
import { needsConsent } from '#domain/consent/needs-consent.ts';
import type { SiteView } from '#domain/page.ts';
import { hrefOf, type SharedContext } from './context.ts';
import type { LoadedPage } from './load-page.ts';
import { siteWords } from './locale/words/words.ts';
import { SystemBlock } from './system-block.tsx';

export const BANNER_TYPE = 'cookie-banner';

export function ConsentBanner({ loaded, shared }: { loaded: LoadedPage; shared: SharedContext }): ReactNode {
  const { site } = loaded;
  if (!renders[BANNER_TYPE] || !needsConsent(site) || loaded.editing) return null;
  const policyPath = hrefOf(site.consent?.policyLink, loaded) ?? site.consent?.policyPath;
  return (
    <SystemBlock
      type={BANNER_TYPE}
      props={{ ...site.consent, policyPath, isExample: false }}
      shared={shared}
    />
  );
}

export function ChoiceLink({ site }: { readonly site: SiteView }): ReactNode {
  return needsConsent(site) ? (
    <a href={`#${CHOICE_ANCHOR}`}>{siteWords(site.settings.locale)('cookies')}</a>
  ) : null;
}
