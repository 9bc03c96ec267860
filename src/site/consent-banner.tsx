/** The cookie banner, which a site's settings put on each of its pages, and the link that opens it again. */
import type { ReactNode } from 'react';
import { renders } from '#blocks/renders.ts';
import { CHOICE_ANCHOR } from '#domain/consent/contract.ts';
import { holdsBack } from '#domain/consent/holds-back.ts';
import type { SiteView } from '#domain/page.ts';
import { blockContext, type SharedContext } from './context.ts';
import type { LoadedBlock, LoadedPage } from './load-page.ts';
import { BlockView } from './render-block.tsx';

export const BANNER_TYPE = 'cookie-banner';

export function ConsentBanner({ loaded, shared }: { loaded: LoadedPage; shared: SharedContext }): ReactNode {
  const { site } = loaded;
  if (!renders[BANNER_TYPE] || !holdsBack(site) || loaded.editing) return null;
  const props = { ...site.consent, isExample: false };
  const block = {
    id: BANNER_TYPE,
    type: BANNER_TYPE,
    version: 1,
    props,
    place: { column: 1, span: 12 },
  } satisfies LoadedBlock['block'];
  const section = { id: BANNER_TYPE, theme: 'paper', width: 'full', spacing: 'none', blocks: [] } as const;
  const context = blockContext(shared, {
    block,
    section: { ...section, blocks: [] },
    isLikelyLargest: false,
    isEditable: false,
  });
  return <BlockView loaded={{ block, props, data: undefined }} context={context} className="" />;
}

export function ChoiceLink({ site }: { readonly site: SiteView }): ReactNode {
  return holdsBack(site) ? <a href={`#${CHOICE_ANCHOR}`}>Cookie choices</a> : null;
}
