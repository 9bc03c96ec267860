/** What first pages are written with: blocks with their places, texts, and pictures where they could be stored. */
import { definitions } from '#blocks/definitions.ts';
import type { CollectionTypeCode } from '#domain/content/codes.ts';
import type { Block, Body, Section } from '#domain/content/content.ts';
import type { RichNode } from '#domain/content/rich-text.ts';
import { slugOf } from '#domain/content/slug.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import type { Link, MediaRef } from '#domain/links/link.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { ProductForm, VariantForm } from '#domain/store/catalogue/product-form.ts';
import type { ExampleShop } from './example-shop.ts';
import type { PhotoName } from './photos.ts';
import { type At, type Placing, placed } from './placing.ts';
import { paragraph, rich } from './rich-words.ts';
import { type Cell, tableOf } from './table.ts';

/** Things for sale. */
export const PRODUCT_NAMES = [
  'product-1',
  'product-2',
  'product-3',
  'product-4',
  'product-5',
  'product-6',
  'product-7',
  'product-8',
] as const;

export const PAGE_NAMES = [
  'home',
  'work',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'shop',
  ...PRODUCT_NAMES,
  'members',
  'inside',
  'about',
  'contact',
] as const;
/** `first` to `eighth` are single works. */
export type PageName = (typeof PAGE_NAMES)[number];

export interface StarterPage {
  readonly name: PageName;
  /** Its address; absent: its name. */
  readonly slug?: string;
  /** False: only pages lead to it. */
  readonly isInMenu?: boolean;
  readonly body: Body;
  /** What it shows beside its own sections. */
  readonly collection?: StarterCollection;
  /** Id of the area for members that it is in. */
  readonly openedBy?: string;
  /** What it costs, where it is something for sale. */
  readonly product?: StarterProduct;
}

/** Ids are given when it is made. */
export type StarterProduct = Omit<ProductForm, 'variants'> & {
  readonly variants: readonly Omit<VariantForm, 'id'>[];
};

export interface StarterCollection {
  readonly type: CollectionTypeCode;
  /** In the order that they are shown in. */
  readonly items: readonly StarterPage[];
}

interface ItemLook {
  /** Stands at its top, and for it in lists. */
  readonly cover: PhotoName;
  readonly category: string;
  readonly excerpt: string;
}

/** A new site: its first page is its home, the others stand in the navigation unless they say otherwise. */
export interface Starter {
  readonly pages: readonly StarterPage[];
  /** The header's button. */
  readonly action?: { readonly label: string; readonly link: Link };
  readonly footer?: readonly Section[];
}

/** A plan that everyone can join, and one that the owner gives. */
interface StarterPlan {
  readonly name: string;
  readonly description: string;
}

export interface StarterMembers {
  /** Of the area that both plans open. */
  readonly area: string;
  readonly open: StarterPlan;
  readonly invited: StarterPlan;
  /** The page that offers the plans, and the page that they open. */
  readonly pages: (write: Writer) => readonly [StarterPage, StarterPage];
}

/** Ids of the area and its plans. */
export interface MemberIds {
  readonly area: string;
  readonly open: string;
  readonly invited: string;
}

/** What a new site in a template begins with. */
export interface TemplateStarter {
  /** @param name of the site */
  readonly make: (write: Writer, name: string) => Starter;
  /** All that the pages show, but in the shop; the first stands for the site where it is shared. */
  readonly photos: readonly PhotoName[];
  /** For sites that begin with one. */
  readonly shop: ExampleShop;
  /** For sites that begin with members. */
  readonly members: StarterMembers;
}

export interface Surroundings {
  readonly newId: () => string;
  readonly pageIds: Readonly<Record<PageName, string>>;
  /** Ids of the site's own pictures; empty where the photographs are not at hand. */
  readonly pictures: ReadonlyMap<PhotoName, string>;
  /** Absent: it begins without one. */
  readonly shop?: StarterShop | undefined;
  /** Absent: it begins without members. */
  readonly members?: MemberIds | undefined;
}

interface StarterShop {
  /** Of things for sale. */
  readonly collection: { readonly ref: 'collection'; readonly id: string };
  readonly currency: CurrencyCode;
}

type TextLook = Placing & { readonly size?: 'small' | 'regular' | 'large' };
type ImageLook = Placing & {
  readonly caption?: string;
  readonly leadsTo?: PageName;
  readonly ratio?: '1:1' | '4:5' | '3:4' | '5:4' | '4:3' | '3:2' | '16:9' | '21:9';
};
type SectionLook = Partial<Omit<Section, 'id' | 'blocks' | 'background'>> & {
  /** A photograph behind the section, under the photo theme; without it the section is dark. */
  readonly photo?: PhotoName;
};

interface GalleryPicture {
  readonly photo: PhotoName;
  readonly caption?: string;
  readonly leadsTo?: PageName;
}
type GalleryLook =
  | {
      readonly design: 'autogrid';
      readonly gutter: number;
      readonly rowHeight: number;
      readonly lightbox?: boolean;
    }
  | { readonly design: 'slider'; readonly gutter: number; readonly vSize: number; readonly captions: 'none' };

export interface Writer {
  section(look: SectionLook, ...blocks: readonly (Block | undefined)[]): Section;
  text(at: At, look: TextLook, ...content: readonly RichNode[]): Block;
  /** Undefined where there is no such picture: the page is then made without it. */
  image(at: At, name: PhotoName, look?: ImageLook): Block | undefined;
  /** Undefined where none of the pictures is there. */
  gallery(at: At, pictures: readonly GalleryPicture[], look: GalleryLook): Block | undefined;
  button(at: At, label: string, page: PageName, props?: Record<string, unknown>): Block;
  quote(at: At, words: string, source: string, role: string): Block;
  form(at: At, form: Partial<FormSettings>, look?: Placing): Block;
  page(name: PageName, title: string, ...sections: readonly (Section | undefined)[]): StarterPage;
  /** An item of a collection: its address is its title, and the page of the collection leads to it. */
  item(
    name: PageName,
    title: string,
    look: ItemLook,
    ...sections: readonly (Section | undefined)[]
  ): StarterPage;
  /** What there is to know of a work in short. */
  details(at: At, details: readonly (readonly [label: string, value: string])[]): Block;
  /** A block that makes something of the collection by itself. */
  collected(
    type: 'portfolio' | 'project-nav' | 'newsletter' | 'pricing' | 'product' | 'product-grid',
    at: At,
    props: object,
  ): Block;
  link(name: PageName): Link;
  /** A paragraph that leads to a page. */
  more(label: string, name: PageName): RichNode;
  linked(label: string, name: PageName): RichNode;
  /** Rows of words and of links to pages; the first cell of each names its row where there is no head. */
  table(head: readonly string[] | undefined, rows: readonly (readonly Cell<PageName>[])[]): RichNode;
  /** Undefined where the site begins without one. */
  readonly shop: StarterShop | undefined;
  /** Undefined where the site begins without members. */
  readonly members: MemberIds | undefined;
  readonly media: (name: PhotoName) => MediaRef | undefined;
  /** Those the site has; none where the photographs are not at hand. */
  readonly photos: readonly PhotoName[];
  readonly hasPictures: boolean;
}

const page: Writer['page'] = (name, title, ...sections) => ({
  name,
  body: { title, fields: {}, sections: sections.filter((one) => one !== undefined) },
});

function galleryItem(
  { photo, caption = '', leadsTo }: GalleryPicture,
  media: Writer['media'],
  link: Writer['link'],
): object[] {
  const image = media(photo);
  return image ? [{ id: photo, image, caption, ...(leadsTo && { link: link(leadsTo) }) }] : [];
}

export function createWriter({ newId, pageIds, pictures, shop, members }: Surroundings): Writer {
  const block = (type: string, at: At, props: object, placing?: Placing): Block => ({
    id: newId(),
    type,
    version: definitions[type]?.version ?? 1,
    props: { ...definitions[type]?.defaults, ...props },
    ...placed(at, placing),
  });
  const media = (name: PhotoName) => {
    const id = pictures.get(name);
    return id === undefined ? undefined : { ref: 'media' as const, id };
  };
  const link = (name: PageName): Link => ({ ref: 'page', id: pageIds[name] });
  const linked: Writer['linked'] = (label, name) => ({
    type: 'text',
    text: label,
    marks: [{ type: 'link', link: link(name) }],
  });
  return {
    hasPictures: pictures.size > 0,
    link,
    more: (label, name) => ({ type: 'paragraph', content: [linked(label, name)] }),
    linked,
    table: (head, rows) => tableOf(linked, head, rows),
    section({ photo, ...look }, ...blocks) {
      const behind = photo && media(photo);
      return {
        id: newId(),
        theme: photo ? (behind ? 'photo' : 'ink') : 'paper',
        width: 'content',
        spacing: 'large',
        ...look,
        ...(behind && { background: { media: behind } }),
        blocks: blocks.filter((one) => one !== undefined),
      };
    },
    text: (at, { size = 'regular', ...placing }, ...content) =>
      block('text', at, { content: rich(...content), size }, placing),
    image(at, name, { align, order, onPhones, caption, leadsTo, ...look } = {}) {
      const image = media(name);
      const props = {
        ...look,
        ...(caption !== undefined && { caption: rich(paragraph(caption)) }),
        ...(leadsTo && { link: link(leadsTo) }),
      };
      return image && block('image', at, { image, ...props }, { align, order, onPhones });
    },
    gallery(at, pictures, look) {
      const items = pictures.flatMap((picture) => galleryItem(picture, media, link));
      return items.length === 0 ? undefined : block('gallery', at, { ...look, items });
    },
    button: (at, label, page, props) => block('button', at, { label, link: link(page), ...props }),
    quote: (at, quote, source, role) => block('quote', at, { quote: rich(paragraph(quote)), source, role }),
    form: (at, form, placing) => block('form', at, form, placing),
    page,
    item(name, title, { cover, category, excerpt }, ...sections) {
      const image = media(cover);
      const { body } = page(name, title, ...sections);
      const fields = { ...(image && { image }), categories: [category], excerpt };
      return { name, slug: slugOf(title), body: { ...body, fields } };
    },
    details: (at, pairs) =>
      block('project-details', at, { details: pairs.map(([label, value]) => ({ label, value })) }),
    collected: block,
    shop,
    members,
    media,
    photos: [...pictures.keys()],
  };
}
