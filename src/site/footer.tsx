/** The site's footer: its own sections, then footer navigation and the name of the site. */
import type { ReactNode } from 'react';
import type { SharedContext } from './context.ts';
import { Entries } from './header.tsx';
import type { LayoutStyles } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { Sections } from './sections.tsx';
import { templates } from './theme.ts';

interface FooterProps {
  readonly loaded: LoadedPage;
  readonly shared: SharedContext;
  readonly layout: LayoutStyles;
}

export function SiteFooter({ loaded, shared, layout }: FooterProps): ReactNode {
  const { site } = loaded;
  return (
    <footer className="site-footer">
      <Sections sections={loaded.footer} shared={shared} layout={layout} />
      <div className="site-footer-inner">
        <p className="site-footer-name">{site.settings.title}</p>
        {site.navigation.footer.length > 0 && (
          <nav aria-label="Footer">
            <Entries entries={site.navigation.footer} shared={shared} />
          </nav>
        )}
      </div>
      <ActionBar loaded={loaded} shared={shared} />
    </footer>
  );
}

/** The header document's main action, kept within thumb's reach on phones by templates that want it. */
function ActionBar({ loaded, shared }: Pick<FooterProps, 'loaded' | 'shared'>): ReactNode {
  const action = loaded.site.header.fields['action'] as { label?: unknown; link?: never } | undefined;
  const href = shared.href(action?.link);
  if (!templates[loaded.site.style.template].shell.hasActionBar || !href || typeof action?.label !== 'string')
    return null;
  return (
    <div className="action-bar">
      <a href={href}>{action.label}</a>
    </div>
  );
}
