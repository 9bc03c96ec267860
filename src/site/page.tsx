/** The page shell: skip link, header with navigation, main content, footer. Useful with scripts off. */

import type { ReactNode } from 'react';
import { definitions } from '#blocks/definitions.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { Theme } from '#domain/content/content.ts';
import { toScriptJson } from '#domain/json.ts';
import { textDirection } from '#domain/locale/direction.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { ArticleFooter, ArticleHeader } from './article.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import type { SharedContext } from './context.ts';
import { areaMarks, type Editing } from './edit/editing.ts';
import { AnyPage, EmptyPage } from './edit/placeholders.tsx';
import { SiteFooter } from './footer.tsx';
import { Head, type HeadProps } from './head.tsx';
import { SiteHeader } from './header.tsx';
import { isHeaderOverPicture } from './header-ground.ts';
import type { LayoutStyles } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { siteWords } from './locale/words/words.ts';
import { AboveHeader, OverPage } from './over-page.tsx';
import { PageTitle } from './page-title.tsx';
import { Sections } from './sections.tsx';
import { isShownByBlock } from './shown-item.ts';
import { ENTRANCE_TYPE, SystemBlock } from './system-block.tsx';
import { templates } from './templates/templates.ts';

export interface PageProps {
  readonly loaded: LoadedPage;
  readonly shared: SharedContext;
  readonly layout: LayoutStyles;
  readonly head: Omit<HeadProps, 'loaded'>;
  /** Inert data for the runtime (SITE-45). */
  readonly siteContext: unknown;
  /** Shown in place of sections on pages without a document: not found, error, lock screen. */
  readonly children?: ReactNode;
  /** What those are is to be read and filled in, as a checkout: they stand on paper, as pages do. */
  readonly isQuiet?: boolean;
}

export function Page(props: PageProps): ReactNode {
  const { loaded, shared, layout, head, siteContext, children } = props;
  const { site, page } = loaded;
  const isArticle = page.type === PAGE_TYPES.contentItem;
  const hasOwnTitle = isArticle && !isShownByBlock(loaded);
  const isOverPicture = isHeaderOverPicture(loaded);
  const systemTheme = systemThemeOf(props);
  return (
    <html
      lang={site.settings.locale}
      dir={textDirection(site.settings.locale)}
      data-template={site.style.template}
    >
      <Head loaded={loaded} {...head} />
      <body
        data-page-type={page.type}
        data-theme={groundOf(loaded, systemTheme)}
        {...(isOverPicture ? { className: 'is-over' } : {})}
      >
        {!page.isBare && (
          <>
            <a className="skip-link" href="#main">
              {siteWords(shared.locale)('skip')}
            </a>
            <ConsentBanner loaded={loaded} shared={shared} />
            <AboveHeader loaded={loaded} />
            <SiteHeader loaded={loaded} shared={shared} layout={layout} />
          </>
        )}
        <main id="main" tabIndex={-1} {...areaMarks(loaded.editing, 'main')}>
          {page.isStaffView && (
            <p className="shop-problems" role="status">
              {memberWords(shared.locale)('staffView')}
            </p>
          )}
          {hasOwnTitle && <ArticleHeader loaded={loaded} shared={shared} />}
          {!isArticle && !children && !page.isBare && <PageTitle loaded={loaded} />}
          <Sections
            sections={loaded.sections}
            shared={shared}
            layout={layout}
            largestId={largestIdOf(loaded)}
            area="main"
          />
          {loaded.editing && <EditMain loaded={loaded} editing={loaded.editing} />}
          {isArticle && <ArticleFooter loaded={loaded} />}
          <Sections sections={loaded.after} shared={shared} layout={layout} area="after" />
          {children && <div data-theme={systemTheme}>{children}</div>}
        </main>
        {site.style.entrance && !loaded.editing && (
          <SystemBlock
            type={ENTRANCE_TYPE}
            props={{ kind: site.style.entrance, isExample: false }}
            shared={shared}
          />
        )}
        {!page.isBare && (
          <>
            <SiteFooter loaded={loaded} shared={shared} layout={layout} />
            <OverPage loaded={loaded} shared={shared} layout={layout} />
          </>
        )}
        <script
          id="site-context"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: toScriptJson(siteContext) }}
        />
        {loaded.editing && <EditContext editing={loaded.editing} />}
      </body>
    </html>
  );
}

/** Undefined where the page has a document. */
function systemThemeOf({ loaded, children, isQuiet }: PageProps): Theme | undefined {
  if (!children) return undefined;
  return isQuiet ? 'paper' : templates[loaded.site.style.template].shell.systemTheme;
}

/** The theme of all that has none of its own; undefined: paper. */
export function groundOf({ site, sections, media }: LoadedPage, systemTheme?: Theme): Theme | undefined {
  const { shell } = templates[site.style.template];
  if (!shell.isOnFirstGround) return undefined;
  if (systemTheme) return systemTheme;
  return sections.find(
    ({ section }) =>
      !(section.background && media.has(section.background.media.id)) && section.theme !== 'photo',
  )?.section.theme;
}

function EditMain({ loaded, editing }: { loaded: LoadedPage; editing: Editing }): ReactNode {
  if (editing.area !== 'main') return editing.besideId === undefined ? <AnyPage /> : null;
  return <EmptyPage isHidden={loaded.sections.length > 0} />;
}

/** What the frame's script has to know before it is connected. */
function EditContext({ editing }: { editing: Editing }): ReactNode {
  const { documentId, ownerOrigin, area } = editing;
  return (
    <script
      id="edit-context"
      type="application/json"
      dangerouslySetInnerHTML={{ __html: toScriptJson({ documentId, ownerOrigin, area }) }}
    />
  );
}

/** The first section's background, else the first picture among the first blocks. */
export function largestIdOf(loaded: LoadedPage): string | undefined {
  const { page, sections, media } = loaded;
  const isArticle = page.type === PAGE_TYPES.contentItem;
  if (isArticle && page.socialImage && !isShownByBlock(loaded)) return undefined;
  for (const { section, blocks } of sections.slice(0, 2)) {
    if (section.background && media.has(section.background.media.id)) return section.id;
    const picture = blocks.find(
      ({ block, props }) => props !== undefined && definitions[block.type]?.beginsWithPicture?.(props),
    );
    if (picture) return picture.block.id;
  }
  return undefined;
}
