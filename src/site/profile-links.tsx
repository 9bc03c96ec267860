/** Where else the site's people are to be found, in header and footer: as the block shows it. */
import type { ReactNode } from 'react';
import { footerFields, headerFields } from '#domain/content/site-parts.ts';
import type { SharedContext } from './context.ts';
import type { LoadedPage } from './load-page.ts';
import { SystemBlock } from './system-block.tsx';

const TYPE = 'social-links';
const PROPS = { source: 'site', links: [], style: 'icons', size: 'regular', align: 'start' };

export function ProfileLinks({ shared }: { readonly shared: SharedContext }): ReactNode {
  return <SystemBlock type={TYPE} props={PROPS} shared={shared} />;
}

/** The blocks whose styles it takes. */
export function profileLinkTypes({ site }: LoadedPage): string[] {
  return headerFields(site.header).hasProfiles || footerFields(site.footer).hasProfiles ? [TYPE] : [];
}
