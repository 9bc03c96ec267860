/** The site's footer: its own sections, then footer navigation and the name of the site. */
import type { ReactNode } from 'react';
import { ChoiceLink } from './consent-banner.tsx';
import type { SharedContext } from './context.ts';
import { areaMarks } from './edit/editing.ts';
import { ActionLink, Entries } from './header.tsx';
import type { LayoutStyles } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { Sections } from './sections.tsx';
import { templates } from './templates/templates.ts';

interface FooterProps {
  readonly loaded: LoadedPage;
  readonly shared: SharedContext;
  readonly layout: LayoutStyles;
  /** Below a page of the product's own: not found, lock screen. */
  readonly isBelowSystemPage: boolean;
}

export function SiteFooter({ loaded, shared, layout, isBelowSystemPage }: FooterProps): ReactNode {
  const { site } = loaded;
  const { footerTheme, systemFooterTheme, hasActionBar } = templates[site.style.template].shell;
  const theme = (isBelowSystemPage && systemFooterTheme) || footerTheme;
  return (
    <>
      <footer className="site-footer" {...areaMarks(loaded.editing, 'footer')}>
        <Sections sections={loaded.footer} shared={shared} layout={layout} area="footer" />
        <div className="site-footer-inner" data-theme={theme}>
          <p className="site-footer-name">{site.settings.title}</p>
          {site.navigation.footer.length > 0 && (
            <nav aria-label="Footer">
              <Entries entries={site.navigation.footer} shared={shared} />
            </nav>
          )}
          <ChoiceLink site={site} />
        </div>
      </footer>
      {hasActionBar && (
        // Within thumb's reach on phones.
        <ActionLink loaded={loaded} shared={shared} className="action-bar" landmark="Main action" />
      )}
    </>
  );
}
