/** A loaded page becomes HTML with just the styles it holds, and a list of what its policy has to allow. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { definitions } from '#blocks/definitions.ts';
import { blockCode } from '#domain/code/block-code.ts';
import type { Embeds, ServiceSources } from '#domain/code/embed.ts';
import { oldGlobals } from '#domain/code/old-globals.ts';
import { type CodeSources, codeSources } from '#domain/code/sources.ts';
import { consentDefaults } from '#domain/consent/consent-mode.ts';
import { withoutForeign } from '#domain/consent/foreign.ts';
import { holdBack } from '#domain/consent/hold-back.ts';
import { needsConsent } from '#domain/consent/needs-consent.ts';
import type { HeadTag } from '#domain/page.ts';
import { isTrackingOff } from '#domain/tracking/is-counted.ts';
import type { VisitorAssets } from './assets.ts';
import { CART_LINK_TYPE, hasCartLink } from './cart-link.tsx';
import { BANNER_TYPE } from './consent-banner.tsx';
import { sharedContext } from './context.ts';
import { hasWesternLetters, readFacesUrl } from './fonts.ts';
import { languageSwitcherTypes } from './language-switcher.tsx';
import { LayoutStyles } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { localizeLinks } from './local-links.ts';
import { closedBarScript, overPageTypes } from './over-page.tsx';
import { ownerCss } from './owner-css.ts';
import { Page } from './page.tsx';
import { withProblemsFirst } from './problems-first.ts';
import { profileLinkTypes } from './profile-links.tsx';
import { siteContextOf } from './site-context.ts';
import { ENTRANCE_TYPE } from './system-block.tsx';
import { type FeaturePage, SystemContent, type SystemPage } from './system-page.tsx';
import { pageCss, pageFontSheet, type SiteSheet, siteSheet } from './theme.ts';
import { withIslandChunks } from './with-island-chunks.ts';
import { withScriptWords } from './with-script-words.ts';

export interface RenderedPage {
  readonly html: string;
  /** The page's style sheet, as it stands in its `<style>` element: the policy carries its hash. */
  readonly css: string;
  /** Owner code the policy has to let through. */
  readonly code: readonly CodeSources[];
  /** What the page fetches from services. */
  readonly services: readonly ServiceSources[];
}

export interface RenderOptions {
  readonly assets: VisitorAssets;
  /** The site's own style sheet, made once per version. */
  readonly sheet?: SiteSheet;
  /** For pages the product itself provides. */
  readonly system?: SystemPage | undefined;
  readonly headTags?: readonly HeadTag[];
  /** Drawn before, of the same loaded page. */
  readonly frame?: DrawnPage | undefined;
}

/** The markup of a page, with what its blocks' places and embeds came to while it was written. */
export interface DrawnPage {
  readonly markup: string;
  readonly layout: LayoutStyles;
  readonly embeds: Embeds;
}

/** Marks the place of the style sheet while React writes: which rules are needed is known only afterwards. */
const CSS_PLACE = '/*page-css*/';
const FONTS_PLACE = '/page-fonts';
/** Of the content of a frame: between characters for private use, which the words of a site do not hold. */
const CONTENT_PLACE = '\ue000content\ue000';
const ITALIC = /<(?:em|i|cite|dfn|var|address)[ >]/;

/** The React tree of a page, with what its blocks' places and embeds come to while it is rendered. */
export function pageTree(
  loaded: LoadedPage,
  options: RenderOptions,
): { tree: ReactElement; layout: LayoutStyles; embeds: Embeds } {
  const layout = new LayoutStyles();
  const shared = sharedContext(loaded);
  const scripts = [options.assets.script, options.assets.devScript].filter((url) => url !== undefined);
  const tree = (
    <Page
      loaded={loaded}
      shared={shared}
      layout={layout}
      head={{
        css: CSS_PLACE,
        otherLooks: options.assets.otherLooks,
        fontSheet: FONTS_PLACE,
        readFaces: readFacesUrl(options.assets),
        scripts,
        tracking: trackingScript(loaded, options.assets),
        tags: options.headTags,
      }}
      siteContext={siteContextOf(loaded)}
      isQuiet={options.system !== undefined && !('name' in options.system)}
    >
      {options.system && <SystemContent page={options.system} locale={loaded.site.settings.locale} />}
    </Page>
  );
  return { tree, layout, embeds: shared.embeds };
}

/** All of a page of the product's own but its content: with it, `renderPage` has only the content to write. */
export function drawFrame(loaded: LoadedPage, options: RenderOptions & { system: FeaturePage }): DrawnPage {
  return drawPage(loaded, { ...options, system: { ...options.system, content: CONTENT_PLACE } });
}

function inLanguageOf({ site, editing }: LoadedPage, markup: string): string {
  return site.translation && !editing ? localizeLinks(markup, site.translation) : markup;
}

function drawPage(loaded: LoadedPage, options: RenderOptions): DrawnPage {
  const { tree, layout, embeds } = pageTree(loaded, options);
  return { markup: inLanguageOf(loaded, renderToStaticMarkup(tree)), layout, embeds };
}

function fillFrame({ markup, ...frame }: DrawnPage, loaded: LoadedPage, system: SystemPage): DrawnPage {
  const content = inLanguageOf(
    loaded,
    renderToStaticMarkup(<SystemContent page={system} locale={loaded.site.settings.locale} />),
  );
  return { ...frame, markup: markup.replace(CONTENT_PLACE, () => content) };
}

/** Not on pages that are not counted, and not on drafts. */
function trackingScript({ site, page, editing }: LoadedPage, assets: VisitorAssets) {
  const { countsVisitors, hasAdvertisingPixel: hasPixel, speedSample } = site.settings;
  const isOff = !countsVisitors || page.isPreview || editing !== undefined;
  return isOff || isTrackingOff(page.type, false)
    ? undefined
    : { url: assets.trackingScript, hasPixel, speedSample };
}

export function renderPage(loaded: LoadedPage, options: RenderOptions): RenderedPage {
  const { site } = loaded;
  const { headCode } = site.settings;
  const { frame, system } = options;
  const { layout, embeds, ...drawn } =
    frame && system ? fillFrame(frame, loaded, system) : drawPage(loaded, options);
  const markup = withScriptWords(
    withIslandChunks(withProblemsFirst(drawn.markup, site.settings.locale), options.assets.islandChunks),
    site.settings.locale,
  );
  // Wherever it stands on the page, the policy is the same.
  const embedded = [...embeds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, embed]) => embed);
  const footCode = [site.settings.footCode, ...embedded.map(({ foot }) => foot)].join('');
  const code = [...codeOf(loaded), ...embedded.flatMap((embed) => embed.code ?? [])];
  const css = pageCss(options.sheet ?? siteSheet(site.style), {
    html: markup,
    isPreview: loaded.page.isPreview,
    blockTypes: blockTypesOf(loaded),
    hasOwnerCode: headCode !== '' || footCode !== '' || code.length > 0,
    extra: layout.css() + ownCss(loaded),
  });
  // A function, so that `$` in the style sheet is not read as a pattern.
  const hold = heldBackBy(loaded);
  const fontSheet = fontSheetOf(loaded, { markup, css }, options);
  const html = `<!doctype html>${hold(markup)
    .replace(FONTS_PLACE, () => fontSheet.replaceAll('&', '&amp;'))
    .replace(CSS_PLACE, () => css)}`;
  const injected = [headCode, site.settings.footCode].filter((each) => each !== '').map(codeSources);
  const closedBar = closedBarScript(loaded);
  const old = oldGlobals([...injected, ...code].flatMap((each) => each.inlineScripts));
  const ownCode = [headCode, footCode, ...(code.length > 0 ? [markup] : [])].join('');
  const defaults = needsConsent(site) ? consentDefaults(ownCode) : undefined;
  const first = [old, defaults]
    .flatMap((each) => (each === undefined ? [] : `<script>${each}</script>`))
    .join('');
  return {
    html: withSiteCode(html, { headCode: first + hold(headCode), footCode: hold(footCode) }),
    css,
    code: [...[first, closedBar].filter((each) => each !== '').map(codeSources), ...injected, ...code],
    services: embedded.flatMap(({ services }) => services ?? []),
  };
}

function fontSheetOf(
  { site }: LoadedPage,
  { markup, css }: { markup: string; css: string },
  { assets }: RenderOptions,
): string {
  const words = {
    locale: site.settings.locale,
    hasItalic: ITALIC.test(markup) || css.includes('font-style:italic'),
    hasWestern: hasWesternLetters(markup),
  };
  return pageFontSheet(site.style, words, assets);
}

function ownCss({ site, editing }: LoadedPage): string {
  const css = ownerCss(site.style);
  return needsConsent(site) && !editing ? withoutForeign(css, { origin: site.baseUrl }) : css;
}

/** Leaves nothing optional that starts by itself, where visitors are asked first. */
function heldBackBy({ site, editing }: LoadedPage): (html: string) => string {
  if (!needsConsent(site) || editing) return (html) => html;
  return (html) =>
    html === '' ? html : holdBack(html, { origin: site.baseUrl, assigned: site.consent?.assigned });
}

/** The code for every page, in its two places. */
function withSiteCode(html: string, { headCode, footCode }: Record<'headCode' | 'footCode', string>): string {
  // Functions, for the same reason. The last end of a body is the page's own: blocks may hold another in a comment.
  const withHead = headCode === '' ? html : html.replace('</head>', () => `${headCode}</head>`);
  if (footCode === '') return withHead;
  const end = withHead.lastIndexOf('</body>');
  return withHead.slice(0, end) + footCode + withHead.slice(end);
}

function allBlocks(loaded: LoadedPage) {
  const over = [...loaded.over.values()].flat();
  return [...loaded.header, ...loaded.sections, ...loaded.after, ...loaded.footer, ...over].flatMap(
    (section) => section.blocks,
  );
}

function blockTypesOf(loaded: LoadedPage): string[] {
  const banner = needsConsent(loaded.site) && !loaded.editing ? [BANNER_TYPE] : [];
  const cart = hasCartLink(loaded) ? [CART_LINK_TYPE] : [];
  const entrance = loaded.site.style.entrance && !loaded.editing ? [ENTRANCE_TYPE] : [];
  const held = allBlocks(loaded).map(({ block }) => block.type);
  return [
    ...new Set([
      ...held,
      ...banner,
      ...cart,
      ...entrance,
      ...profileLinkTypes(loaded),
      ...languageSwitcherTypes(loaded),
      ...overPageTypes(loaded),
    ]),
  ].sort();
}

function codeOf(loaded: LoadedPage): CodeSources[] {
  return allBlocks(loaded)
    .filter(({ block }) => definitions[block.type]?.carriesCode)
    .flatMap(({ props }) => blockCode(props) ?? []);
}
