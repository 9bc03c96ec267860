/** The way to the other languages of a site, in the footer of each of its pages. */
import type { ReactNode } from 'react';
import { languagesOf } from '#domain/locale/shown-languages.ts';
import type { SharedContext } from './context.ts';
import type { LoadedPage } from './load-page.ts';
import { SystemBlock } from './system-block.tsx';

const TYPE = 'language-switcher';
const PROPS = { align: 'start', isExample: false };

export function LanguageSwitcher({ shared }: { readonly shared: SharedContext }): ReactNode {
  return languagesOf(shared.site).length > 0 && <SystemBlock type={TYPE} props={PROPS} shared={shared} />;
}

/** The blocks whose styles it takes. */
export function languageSwitcherTypes({ site }: LoadedPage): string[] {
  return languagesOf(site).length > 0 ? [TYPE] : [];
}
