import type { ReactNode } from 'react';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import type { MediaRef } from '#domain/links/link.ts';
import { directionIn } from '#domain/locale/direction.ts';
import type { MediaView } from '#domain/media/calls.ts';
import type { RenderContext } from '#domain/page.ts';
import { productWords } from '#domain/store/catalogue/words/words.ts';
import type { BlockRender } from '../contract.ts';
import { LargePicture, lightboxRoot } from '../kit/large-picture.tsx';
import { type ProductData, picturesOf } from './data.ts';
import type { ProductProps } from './definition.ts';
import { Offer } from './offer.tsx';
import { ProductJson } from './product-json.tsx';

export const render: BlockRender<ProductProps, ProductData> = ({ props, data, context }) => {
  const shown = shownOf(props, data, context);
  if (!shown) return null;
  const { title, excerpt, href, pictures } = shown;
  const { facts } = data;
  return (
    <div className={`product product-${pictures.length === 0 ? 'bare' : props.layout}`}>
      {pictures.length > 0 && <Pictures pictures={pictures} title={title} context={context} />}
      <div className="product-words">
        {href === undefined && <Trail parents={context.page.parents} locale={context.locale} />}
        {href === undefined ? (
          <h1 {...directionIn(context.locale, title)}>{title}</h1>
        ) : (
          <h2 {...directionIn(context.locale, title)}>
            <a className="product-title-link" href={href}>
              {title}
            </a>
          </h2>
        )}
        {facts && href === undefined && (
          <ProductJson facts={facts} title={title} excerpt={excerpt} pictures={pictures} context={context} />
        )}
        {facts && (
          <Offer facts={facts} chosen={data.chosen} hasAddress={href === undefined} context={context} />
        )}
        {props.showsExcerpt && excerpt && (
          <p className="product-excerpt" {...directionIn(context.locale, excerpt)}>
            {excerpt}
          </p>
        )}
      </div>
    </div>
  );
};

/** The way down to it: the shop, and its category. */
function Trail({
  parents,
  locale,
}: Pick<RenderContext['page'], 'parents'> & Pick<RenderContext, 'locale'>): ReactNode {
  if (parents.length === 0) return null;
  return (
    <nav className="product-trail" aria-label={productWords(locale)('breadcrumb')}>
      <ol>
        {parents.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Shown {
  readonly title: string;
  readonly excerpt: string;
  /** Of its own page, where this is another one. */
  readonly href: string | undefined;
  readonly pictures: readonly MediaView[];
}

function shownOf({ product }: ProductProps, data: ProductData, context: RenderContext): Shown | undefined {
  const { item } = data;
  if (item) {
    const pictures = withVariants(picturesOf(item.fields), data, (id) => data.media.get(id));
    const excerpt = bodyFieldsSchema.safeParse(item.fields).data?.excerpt ?? '';
    return { title: item.title, excerpt, href: item.path, pictures };
  }
  if (product) return undefined;
  const { body } = context.page;
  const excerpt = bodyFieldsSchema.safeParse(body.fields).data?.excerpt ?? '';
  const pictures = withVariants(
    picturesOf(body.fields),
    data,
    (id) => context.media(id) ?? data.media.get(id),
  );
  return data.facts || pictures.length > 0
    ? { title: body.title, excerpt, href: undefined, pictures }
    : undefined;
}

/** That of the chosen variant comes first, those of the others behind the product’s own; each once. */
function withVariants(
  own: readonly MediaRef[],
  { facts, chosen }: ProductData,
  find: (id: string) => MediaView | undefined,
): MediaView[] {
  const ids = [
    ...(chosen?.pictureId ? [chosen.pictureId] : []),
    ...own.map(({ id }) => id),
    ...(facts?.variants ?? []).flatMap(({ pictureId }) => pictureId ?? []),
  ];
  return [...new Set(ids)].flatMap((id) => find(id) ?? []);
}

interface PicturesProps {
  readonly pictures: readonly MediaView[];
  readonly title: string;
  readonly context: RenderContext;
}

function Pictures({ pictures, title, context }: PicturesProps): ReactNode {
  const say = productWords(context.locale);
  return (
    <div className="product-pictures" data-count={Math.min(pictures.length, 3)} {...lightboxRoot('light')}>
      {pictures.map((picture, index) => (
        <LargePicture
          key={picture.id}
          id={`${context.blockId.slice(0, 20)}${index}`}
          media={picture}
          data={{ 'data-picture': picture.id }}
          label={pictures.length === 1 ? title : say('picture', { title, number: index + 1 })}
          context={{ ...context, isLikelyLargest: context.isLikelyLargest && index === 0 }}
          sizes={
            index === 0 || pictures.length === 2
              ? '(min-width: 48em) 55vw, 90vw'
              : '(min-width: 48em) 28vw, 78vw'
          }
        />
      ))}
    </div>
  );
}
