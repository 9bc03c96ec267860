/** What first pages are written with: blocks with their places, texts, and pictures where they could be stored. */
import { definitions } from '#blocks/definitions.ts';
import type { Block, Body, Place, Section } from '#domain/content/content.ts';
import type { RichNode, RichText } from '#domain/content/rich-text.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import type { Link } from '#domain/links/link.ts';
import type { PhotoName } from './photos.ts';

export type PageName = 'home' | 'work' | 'about' | 'contact';

export interface StarterPage {
  readonly name: PageName;
  readonly body: Body;
}

/** A new site: its first page is its home, the others stand in the navigation. */
export interface Starter {
  readonly pages: readonly StarterPage[];
  /** The header's button. */
  readonly action?: { readonly label: string; readonly link: Link };
  readonly footer?: readonly Section[];
}

export interface Surroundings {
  readonly newId: () => string;
  readonly pageIds: Readonly<Record<PageName, string>>;
  /** Ids of the site's own pictures; empty where the photographs are not at hand. */
  readonly pictures: ReadonlyMap<PhotoName, string>;
}

export type At = readonly [column: number, span: number];
interface Placing extends Pick<Place, 'align'> {
  /** Among the blocks of its section, on phones. */
  readonly order?: number;
}
type TextLook = Placing & { readonly size?: 'small' | 'regular' | 'large' };
type ImageLook = Placing & {
  readonly ratio?: '1:1' | '4:5' | '3:4' | '5:4' | '4:3' | '3:2' | '16:9' | '21:9';
};
type SectionLook = Partial<Omit<Section, 'id' | 'blocks' | 'background'>> & {
  /** A photograph behind the section, under the photo theme; without it the section is dark. */
  readonly photo?: PhotoName;
};

export interface Writer {
  section(look: SectionLook, ...blocks: readonly (Block | undefined)[]): Section;
  text(at: At, look: TextLook, ...content: readonly RichNode[]): Block;
  /** Undefined where there is no such picture: the page is then made without it. */
  image(at: At, name: PhotoName, look?: ImageLook): Block | undefined;
  button(at: At, label: string, page: PageName, props?: Record<string, unknown>): Block;
  quote(at: At, words: string, source: string, role: string): Block;
  form(at: At, form: Partial<FormSettings>, look?: Placing): Block;
  page(name: PageName, title: string, ...sections: readonly (Section | undefined)[]): StarterPage;
  link(name: PageName): Link;
  /** A paragraph that leads to a page. */
  more(label: string, name: PageName): RichNode;
  readonly hasPictures: boolean;
}

const words = (text: string): RichNode[] => [{ type: 'text', text }];

export const heading = (level: 1 | 2 | 3, text: string): RichNode => ({
  type: 'heading',
  level,
  content: words(text),
});

export const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: words(text) });

/** Several lines in one paragraph, the first of them bold where it is a label. */
export const lines = (first: string, ...others: readonly string[]): RichNode => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: first, marks: [{ type: 'bold' }] },
    ...others.flatMap((line): RichNode[] => [{ type: 'break' }, ...words(line)]),
  ],
});

export const rich = (...content: readonly RichNode[]): RichText => ({ type: 'doc', content: [...content] });

export function createWriter({ newId, pageIds, pictures }: Surroundings): Writer {
  const block = (type: string, [column, span]: At, props: object, { align, order }: Placing = {}): Block => ({
    id: newId(),
    type,
    version: definitions[type]?.version ?? 1,
    props: { ...definitions[type]?.defaults, ...props },
    place: { column, span, ...(align && { align }) },
    ...(order !== undefined && { overlays: { mobile: { order } } }),
  });
  const media = (name: PhotoName) => {
    const id = pictures.get(name);
    return id === undefined ? undefined : { ref: 'media' as const, id };
  };
  const link = (name: PageName): Link => ({ ref: 'page', id: pageIds[name] });
  return {
    hasPictures: pictures.size > 0,
    link,
    more: (label, name) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: label, marks: [{ type: 'link', link: link(name) }] }],
    }),
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
    image(at, name, { align, order, ...props } = {}) {
      const image = media(name);
      const placing = { ...(align && { align }), ...(order !== undefined && { order }) };
      return image && block('image', at, { image, ...props }, placing);
    },
    button: (at, label, page, props) => block('button', at, { label, link: link(page), ...props }),
    quote: (at, quote, source, role) => block('quote', at, { quote: rich(paragraph(quote)), source, role }),
    form: (at, form, placing) => block('form', at, form, placing),
    page: (name, title, ...sections) => ({
      name,
      body: { title, fields: {}, sections: sections.filter((one) => one !== undefined) },
    }),
  };
}
