/**
 * A page as the renderer takes it: everything about the site and the document that is needed to write HTML,
 * with nothing of where it was stored.
 */

import type { Embeds } from './code/embed.ts';
import type { CommentEcho } from './comments/echo.ts';
import type { Consent } from './consent/schema.ts';
import type { PageTypeCode } from './content/codes.ts';
import type { Body } from './content/content.ts';
import type { ItemTypeCode } from './content/item-type.ts';
import type { RichText } from './content/rich-text.ts';
import type { SiteStyle } from './design/style.ts';
import type { ExperimentContext } from './experiments/context.ts';
import type { Experiment } from './experiments/experiment.ts';
import type { FormEcho } from './forms/echo.ts';
import type { Link } from './links/link.ts';
import type { LocalPaths } from './locale/local-paths.ts';
import { pathInLanguage, type Translation } from './locale/site-languages.ts';
import type { MapSettings } from './maps/settings.ts';
import type { MediaView } from './media/calls.ts';
import type { OverPages } from './popups/schema.ts';
import type { SiteSettings } from './settings/site-settings.ts';
import type { SiteStanding } from './settings/site-status.ts';
import type { LinkTarget } from './site-data.ts';

export interface NavigationEntry {
  readonly id: string;
  readonly title: string;
  readonly link?: Link | undefined;
  readonly children?: readonly NavigationEntry[] | undefined;
}

export interface Navigation {
  readonly main: readonly NavigationEntry[];
  readonly footer: readonly NavigationEntry[];
}

/** A site as its pages see it: published settings, style, navigation, header and footer. */
export interface SiteView {
  readonly id: string;
  readonly identifier: string;
  /** Scheme and host of the stored primary host, without a trailing slash. Absolute links start with it. */
  readonly baseUrl: string;
  /** Grows with every change that visitors can see. */
  readonly version: number;
  readonly settings: SiteSettings;
  /** Absent where all codes are those of most sites. */
  readonly standing?: SiteStanding | undefined;
  /** Absent in the site's main language. */
  readonly translation?: Translation | undefined;
  /** By language code; absent where all languages have the addresses of the main one. */
  readonly localPaths?: ReadonlyMap<string, LocalPaths> | undefined;
  readonly style: SiteStyle;
  readonly navigation: Navigation;
  readonly header: Body;
  readonly footer: Body;
  /** The largest file that forms take here. */
  readonly maxFileMegabytes?: number | undefined;
  /** Absent where the owner has said nothing about it. */
  readonly consent?: Consent | undefined;
  /** Hash of what the cookie banner says. */
  readonly consentWording?: string | undefined;
  /** Something is sold here: the header leads to the cart. */
  readonly hasShop?: boolean;
  /** The header leads to the account of members. */
  readonly hasAccountLink?: boolean;
  /** Who draws its maps; absent where the owner has said nothing about it. */
  readonly maps?: MapSettings | undefined;
  /** That change pages, now or by their schedule; absent where there are none. */
  readonly experiments?: readonly Experiment[] | undefined;
  /** Popups and bars; absent where the owner has none. */
  readonly overPages?: OverPages | undefined;
  /** Whoever looks gets one page under every address, which leads nowhere. */
  readonly isShut?: boolean;
}

/** The whole address of a path of the site, in the language that is shown. */
export function absoluteUrl(
  { baseUrl, translation }: Pick<SiteView, 'baseUrl' | 'translation'>,
  path: string,
): string {
  return baseUrl + pathInLanguage(path, translation);
}

/** Stands in the head of every page of a site. */
export interface HeadTag {
  readonly tag: 'link' | 'meta';
  readonly attributes: Readonly<Record<string, string>>;
}

export interface PageView {
  /** Document id; empty for pages without a document of their own (not found, search, error). */
  readonly id: string;
  readonly type: PageTypeCode;
  readonly path: string;
  readonly body: Body;
  /** Stands below an item's own end: its comments. Never stored. */
  readonly after?: Body | undefined;
  readonly collectionId?: string | undefined;
  /** Of an item. */
  readonly itemType?: ItemTypeCode | undefined;
  /** From the site's root to the page's parent. */
  readonly parents: readonly LinkTarget[];
  /** Milliseconds since the epoch. */
  readonly publishedAt?: number | undefined;
  readonly updatedAt?: number | undefined;
  readonly author?: string | undefined;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  /** Of the page of a shop’s category: the path of the shop. */
  readonly categoryBase?: string | undefined;
  readonly socialImage?: MediaView | undefined;
  readonly isHiddenFromSearch: boolean;
  /** It is not for everyone. */
  readonly isForMembers?: boolean;
  /** It is, and somebody who works on the site looks at it. */
  readonly isStaffView?: boolean;
  /** It is shown in place of a page that is not for everyone, with this for search engines. */
  readonly teaser?: string | undefined;
  /** The draft in the editor or by a preview link, not the published page. */
  readonly isPreview: boolean;
  /** The experiments that change this page and the variants it shows, for scripts. */
  readonly experiments?: readonly ExperimentContext[] | undefined;
  /** Its sections alone, without what stands around them: a sample of a block. */
  readonly isBare?: boolean;
}

/** Attributes of the element that shows a text prop, by which the editor's frame edits it in place. */
export type MarkEditable = (text: EditableText) => Readonly<Record<string, string>>;

export interface EditableText {
  /** From the block's props, e.g. `content` or `tabs.0.title`. */
  readonly path: string;
  readonly value: RichText | string;
  /** Stands there while the text is empty. */
  readonly hint: string;
  /** Added to the level of headings. */
  readonly headingOffset?: number | undefined;
}

/** What a block's component is given beside its props. */
/** What was sent from a page without scripts, and refused: the page is shown again with it. */
export interface PageEcho {
  readonly form?: FormEcho;
  readonly comment?: CommentEcho;
}

export interface RenderContext {
  readonly site: SiteView;
  readonly page: PageView;
  readonly blockId: string;
  /** The address for a link, or undefined when it leads nowhere (deleted, unpublished, refused scheme). */
  href(link: Link | undefined): string | undefined;
  media(id: string | undefined): MediaView | undefined;
  target(id: string): LinkTarget | undefined;
  /** BCP 47 tag of the page. */
  readonly locale: string;
  /** Milliseconds since the epoch, for what depends on the day; the page's cache expires with it. */
  readonly now: number;
  /** True for the picture that is likely the largest on the first screen. */
  readonly isLikelyLargest: boolean;
  /** `sizes` for a picture that fills this block, by its grid place and the section's width. */
  readonly sizes: string;
  readonly echo?: PageEcho | undefined;
  /** What shows something of somebody else's adds it, so that the page's policy lets it through. */
  readonly embeds: Embeds;
  /** In the editor's frame only; blocks call `editable` of `blocks/kit/editable.ts`. */
  readonly editable?: MarkEditable | undefined;
}
