import { directionIn } from '#domain/locale/direction.ts';
import { SEARCH_PATH, searchUrl } from '#domain/search/contract.ts';
import type { BlockRender } from '../contract.ts';
import type { SearchData } from './data.ts';
import type { SearchProps } from './definition.ts';

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
  return (
    <div className="search-results">
      <p>{countText(data)}</p>
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
        <nav aria-label="Pages of results">
          {data.page > 1 && (
            <a rel="prev" href={searchUrl(data.words, { page: data.page - 1 })}>
              Previous page
            </a>
          )}
          <span>
            Page {data.page} of {data.pageCount}
          </span>
          {data.page < data.pageCount && (
            <a rel="next" href={searchUrl(data.words, { page: data.page + 1 })}>
              Next page
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

function countText({ total, words }: SearchData): string {
  if (total === 0) return `No results for “${words}”. Try other words.`;
  return total === 1 ? `1 result for “${words}”` : `${total} results for “${words}”`;
}
