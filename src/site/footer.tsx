/** The site's footer: its own sections, then footer navigation and the name of the site. */
import type { ReactNode } from 'react';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { Theme } from '#domain/content/content.ts';
import { footerFields } from '#domain/content/site-parts.ts';
import { ChoiceLink } from './consent-banner.tsx';
import type { SharedContext } from './context.ts';
import { areaMarks } from './edit/editing.ts';
import { partMark } from './edit/part-mark.ts';
import { ActionLink, Entries } from './header.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import type { LayoutStyles } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { siteWords } from './locale/words/words.ts';
import { ProfileLinks } from './profile-links.tsx';
import { Sections } from './sections.tsx';
import { templates } from './templates/templates.ts';

interface FooterProps {
  readonly loaded: LoadedPage;
  readonly shared: SharedContext;
  readonly layout: LayoutStyles;
}

/** Nothing lies over the way to pay. */
const BUYING: ReadonlySet<number> = new Set([PAGE_TYPES.showCart, PAGE_TYPES.checkout]);

/** A photograph ends with its section, and paper is what nobody chose. */
const ENDING: ReadonlySet<Theme> = new Set(['tint', 'ink', 'accent']);

export function SiteFooter({ loaded, shared, layout }: FooterProps): ReactNode {
  const { hasActionBar } = templates[loaded.site.style.template].shell;
  const theme = footerThemeOf(loaded);
  const isBuying = BUYING.has(loaded.page.type);
  return (
    <>
      <footer className="site-footer" {...areaMarks(loaded.editing, 'footer')}>
        <Sections sections={loaded.footer} shared={shared} layout={layout} area="footer" />
        <FooterBar loaded={loaded} shared={shared} theme={theme} />
      </footer>
      {hasActionBar && !isBuying && (
        // Within thumb's reach on phones.
        <ActionLink
          loaded={loaded}
          shared={shared}
          className="action-bar"
          landmark={siteWords(shared.locale)('nav.action')}
        />
      )}
    </>
  );
}

/** Below a coloured section of the owner's, the footer ends in its colours: another band would look left over. */
export function footerThemeOf({ site, footer }: LoadedPage): Theme | undefined {
  const above = footer.at(-1)?.section.theme;
  if (above && ENDING.has(above)) return above;
  return templates[site.style.template].shell.footerTheme;
}

/** Templates that set it as large as the window make longer ones smaller. */
function nameClass({ length }: string): string {
  if (length > 26) return 'site-footer-name is-longer';
  return length > 16 ? 'site-footer-name is-long' : 'site-footer-name';
}

interface FooterBarProps extends Pick<FooterProps, 'loaded' | 'shared'> {
  readonly theme: Theme | undefined;
}

/** What the footer's own panel decides of; its sections stand above. */
export function FooterBar({ loaded: { site, editing }, shared, theme }: FooterBarProps): ReactNode {
  const { layout = 'line', hasProfiles, legal } = footerFields(site.footer);
  return (
    <div
      className={layout === 'line' ? 'site-footer-inner' : `site-footer-inner footer-${layout}`}
      data-theme={theme}
      {...partMark(editing, 'footer-bar')}
    >
      <p className={nameClass(site.settings.title)}>{site.settings.title}</p>
      {site.navigation.footer.length > 0 && (
        <nav aria-label={siteWords(shared.locale)('nav.footer')}>
          <Entries entries={site.navigation.footer} shared={shared} />
        </nav>
      )}
      {hasProfiles && <ProfileLinks shared={shared} />}
      <LanguageSwitcher shared={shared} />
      <ChoiceLink site={site} />
      {legal && <p className="site-footer-legal">{legal}</p>}
    </div>
  );
}
