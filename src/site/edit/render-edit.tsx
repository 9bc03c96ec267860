/**
 * The draft as the editor's frame shows it, and parts of it after an edit. The same components as for visitors
 * write it; only marks are added, and nothing of the owner's own code is.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styles } from '#blocks/styles.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import type { RenderedDraft } from '#domain/pages/calls.ts';
import { ArticleFooter, ArticleHeader } from '../article.tsx';
import type { VisitorAssets } from '../assets.ts';
import { type SharedContext, sharedContext } from '../context.ts';
import { everyFontSheetUrl } from '../fonts.ts';
import { FooterBar, footerThemeOf } from '../footer.tsx';
import { HeaderBar } from '../header.tsx';
import { firstGround } from '../header-ground.ts';
import { LayoutStyles } from '../layout.ts';
import type { LoadedPage, LoadedSection } from '../load-page.ts';
import { AboveHeader } from '../over-page.tsx';
import { ownerCss } from '../owner-css.ts';
import { groundOf, largestIdOf, Page } from '../page.tsx';
import { PageTitle } from '../page-title.tsx';
import { backgroundOf, SectionView, sectionClasses } from '../sections.tsx';
import { siteContextOf } from '../site-context.ts';
import { pageCss, pageFontSheet, type SiteSheet } from '../theme.ts';
import editCss from './edit.css?inline';
import type { EditedArea } from './editing.ts';

export interface EditPageOptions {
  readonly assets: Pick<VisitorAssets, 'fontUrl' | 'fontVersion' | 'sealFaces' | 'editScript' | 'otherLooks'>;
  readonly sheet: SiteSheet;
  /** For the design screen, where any of them may be tried. */
  readonly hasEveryFace?: boolean;
}

const CSS_PLACE = '/*page-css*/';
const BLOCK_TYPES = Object.keys(styles).sort();

/** The whole page, with the rules of all blocks: any of them may be added. */
export function renderEditPage(
  loaded: LoadedPage,
  options: EditPageOptions,
): { readonly html: string; readonly css: string } {
  const { style, settings } = loaded.site;
  // Anything may be typed.
  const words = { locale: settings.locale, hasItalic: true, hasWestern: true };
  const layout = new LayoutStyles();
  const markup = renderToStaticMarkup(
    <Page
      loaded={loaded}
      shared={sharedContext(loaded)}
      layout={layout}
      head={{
        css: CSS_PLACE,
        otherLooks: options.assets.otherLooks,
        fontSheet: options.hasEveryFace
          ? everyFontSheetUrl(options.assets)
          : pageFontSheet(style, words, options.assets),
        scripts: [options.assets.editScript],
      }}
      siteContext={siteContextOf(loaded)}
    />,
  );
  const common = pageCss(options.sheet, {
    html: '',
    isPreview: true,
    blockTypes: BLOCK_TYPES,
    hasOwnerCode: false,
    extra: '',
  });
  // The owner's comes last: whatever it leaves open, nothing is lost behind it.
  const css = [common, layout.css(), ownFace(options.assets), editCss, ownerCss(style)].join('');
  return { html: `<!doctype html>${markup.replace(CSS_PLACE, () => css)}`, css };
}

/** What the editor says within the page is set in the owner area's face. */
function ownFace({ fontUrl }: EditPageOptions['assets']): string {
  const url = fontUrl('instrument-sans.woff2');
  const face = `font-family:"Instrument Sans Variable";font-weight:400 700;font-display:swap;src:url(${url}) format("woff2")`;
  return url === undefined ? '' : `@font-face{${face}}`;
}

/** What an edit changes: the markup of the sections that `loaded.editing.only` names, or of all. */
export function renderEdit(loaded: LoadedPage): RenderedDraft {
  const shared = sharedContext(loaded);
  const layout = new LayoutStyles();
  const area = loaded.editing?.area ?? 'main';
  const ground = groundOf(loaded);
  const first = firstGround(loaded);
  const bySection = new Map<string, string>();
  const classes: Record<string, string> = {};
  loaded.sections.forEach((section, index) => {
    const previous = loaded.sections[index - 1];
    const { id } = section.from ?? section.section;
    classes[section.section.id] = sectionClasses(section, previous, backgroundOf(section, shared));
    for (const { block } of section.blocks) layout.classesOf(block, section.section);
    if (isAsked(loaded, id)) {
      const markup = sectionMarkup({ section, previous, shared, layout, area, loaded });
      bySection.set(id, (bySection.get(id) ?? '') + markup);
    }
  });
  return {
    sections: Object.fromEntries(bySection),
    order: loaded.page.body.sections.map(({ id }) => id).filter((id) => id !== RESERVED_IDS.listingSection),
    classes,
    parts: partsOf(loaded, shared),
    ...(first && { firstGround: first }),
    ...(ground && { ground }),
    css: layout.css(),
  };
}

function isAsked({ editing }: LoadedPage, id: string): boolean {
  return editing?.only === undefined || editing.only.has(id);
}

interface SectionMarkup {
  readonly section: LoadedSection;
  readonly previous: LoadedSection | undefined;
  readonly shared: SharedContext;
  readonly layout: LayoutStyles;
  readonly area: EditedArea;
  readonly loaded: LoadedPage;
}

/** The element alone: React puts preloads before it, which the frame would take for what it asked for. */
function markupOf(node: ReactNode): string {
  return renderToStaticMarkup(node).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

function sectionMarkup({ section, loaded, ...rest }: SectionMarkup): string {
  return markupOf(<SectionView loaded={section} largestId={largestIdOf(loaded)} {...rest} />);
}

function partsOf(loaded: LoadedPage, shared: SharedContext): Record<string, string> {
  const part = loaded.editing?.part;
  if (part === 'header')
    return {
      announcement: markupOf(<AboveHeader loaded={loaded} />),
      'header-bar': markupOf(<HeaderBar loaded={loaded} shared={shared} />),
    };
  if (part === 'footer') {
    const theme = footerThemeOf(loaded);
    return {
      'footer-bar': markupOf(<FooterBar loaded={loaded} shared={shared} theme={theme} />),
    };
  }
  if (loaded.page.type !== PAGE_TYPES.contentItem)
    return { 'page-title': markupOf(<PageTitle loaded={loaded} />) };
  return {
    'article-header': markupOf(<ArticleHeader loaded={loaded} shared={shared} />),
    'article-footer': markupOf(<ArticleFooter loaded={loaded} />),
  };
}
