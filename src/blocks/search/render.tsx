import { directionIn } from '#domain/locale/direction.ts';
import type { RenderContext } from '#domain/page.ts';
import { SEARCH_PATH, searchUrl } from '#domain/search/contract.ts';
import type { ProductFacts } from '#domain/site-data.ts';
import type { BlockRender } from '../contract.ts';
import { Picture } from '../kit/picture.tsx';
import { ProductPrice } from '../kit/price.tsx';
import type { SearchData } from './data.ts';
import type { SearchProps } from './definition.ts';
import { searchWords } from './words/words.ts';

export const render: BlockRender<SearchProps, SearchData> = ({ props, data, context }) => {
  const field = `search-${context.blockId}`;
  return (
    <>
      <form
        className="search"
        role="search"
        aria-label={props.label}
        action={SEARCH_PATH}
        data-preview={props.hasPreview || undefined}
      >
        <label htmlFor={field}>{props.label}</label>
        <div className="search-row">
          <input
            id={field}
            name="q"
            type="search"
            defaultValue={data.words}
            placeholder={props.placeholder || undefined}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit">{props.buttonLabel}</button>
        </div>
      </form>
      {props.showResults && data.words && <SearchResults data={data} context={context} />}
    </>
  );
};

interface ResultsProps {
  readonly data: SearchData;
  readonly context: RenderContext;
}

function SearchResults({ data, context }: ResultsProps) {
  const say = searchWords(context.locale);
  return (
    <div className="search-results">
      <p>{say('count', { total: data.total, words: data.words })}</p>
      <ol>
        {data.hits.map((hit) => (
          <Hit key={hit.id} hit={hit} facts={data.facts.get(hit.id)} context={context} />
        ))}
      </ol>
      {data.pageCount > 1 && (
        <nav aria-label={say('pages')}>
          {data.page > 1 && (
            <a rel="prev" href={searchUrl(data.words, { page: data.page - 1 })}>
              {say('previous')}
            </a>
          )}
          <span>{say('page', { page: data.page, pages: data.pageCount })}</span>
          {data.page < data.pageCount && (
            <a rel="next" href={searchUrl(data.words, { page: data.page + 1 })}>
              {say('next')}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

interface HitProps {
  readonly hit: SearchData['hits'][number];
  readonly facts: ProductFacts | undefined;
  readonly context: RenderContext;
}

function Hit({ hit, facts, context }: HitProps) {
  const { locale } = context;
  return (
    <li>
      {hit.image && (
        <Picture
          media={hit.image}
          context={{ ...context, isLikelyLargest: false }}
          // The title beside it says what it shows.
          alt=""
          ratio={1}
          sizes="96px"
        />
      )}
      <div>
        {hit.within && <p className="search-within">{hit.within}</p>}
        <h2 {...directionIn(locale, hit.title)}>
          <a href={hit.path}>{hit.title}</a>
        </h2>
        {facts && (
          <p className="search-price">
            <ProductPrice facts={facts} locale={locale} />
          </p>
        )}
        {hit.excerpt && <p {...directionIn(locale, hit.excerpt)}>{hit.excerpt}</p>}
      </div>
    </li>
  );
}
