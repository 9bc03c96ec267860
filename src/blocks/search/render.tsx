import { directionIn } from '#domain/locale/direction.ts';
import { SEARCH_PATH, searchUrl } from '#domain/search/contract.ts';
import type { BlockRender } from '../contract.ts';
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
      {props.showResults && data.words && <SearchResults data={data} locale={context.locale} />}
    </>
  );
};

function SearchResults({ data, locale }: { data: SearchData; locale: string }) {
  const say = searchWords(locale);
  return (
    <div className="search-results">
      <p>{say('count', { total: data.total, words: data.words })}</p>
      <ol>
        {data.hits.map((hit) => (
          <li key={hit.id}>
            <h2 {...directionIn(locale, hit.title)}>
              <a href={hit.path}>{hit.title}</a>
            </h2>
            {hit.excerpt && <p {...directionIn(locale, hit.excerpt)}>{hit.excerpt}</p>}
          </li>
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
