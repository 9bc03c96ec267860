/** Which products a discount is on: chosen by name, or by their categories. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { readProduct, readProducts } from '#domain/store/catalogue/calls.ts';
import type { StoreDiscount } from '#domain/store/settings/settings.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import { unfinishedWords } from '../../ui/unfinished.ts';
import * as say from './words/en.ts';

interface ProductsFieldProps {
  readonly siteId: string;
  readonly discount: StoreDiscount;
  readonly onChange: (part: Partial<StoreDiscount>) => void;
}

const SHOWN = 6;

export function ProductsField({ siteId, discount, onChange }: ProductsFieldProps): ReactNode {
  const { productIds, categories } = discount;
  const isAll = productIds.length === 0 && categories.length === 0;
  return (
    <>
      <CategoriesField categories={categories} onChange={onChange} />
      <Finder siteId={siteId} productIds={productIds} onChange={onChange} />
      {productIds.length > 0 && <Chosen siteId={siteId} productIds={productIds} onChange={onChange} />}
      {isAll && <p className="hint">{say.appliesToAllProducts}</p>}
    </>
  );
}

type ChangeProps = Pick<ProductsFieldProps, 'onChange'>;

function CategoriesField({ categories, onChange }: ChangeProps & { readonly categories: readonly string[] }) {
  const [text, setText] = useState(categories.join(', '));
  return (
    <TextField
      label={say.categories}
      hint={say.asOnYourProductsSeparatedBy}
      value={text}
      maxLength={2000}
      onChange={(typed) => {
        setText(typed);
        const named = typed.split(',').flatMap((each) => each.trim().slice(0, 100) || []);
        onChange({ categories: [...new Set(named)].slice(0, 20) });
      }}
    />
  );
}

interface ChosenProps extends ChangeProps {
  readonly siteId: string;
  readonly productIds: readonly string[];
}

function Finder({ siteId, productIds, onChange }: ChosenProps): ReactNode {
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const { data, error } = useQuery({
    queryKey: ['products', siteId, 'find', search],
    queryFn: ({ signal }) => call(readProducts, { site: siteId, query: { search } }, { signal }),
    enabled: search !== '',
  });
  const found = (data?.products ?? []).filter(({ id }) => !productIds.includes(id)).slice(0, SHOWN);
  return (
    <>
      <TextField
        label={say.addAProduct}
        type="search"
        placeholder={say.searchProducts}
        value={words}
        data-unfinished={unfinishedWords(words, say.chooseAProductBelow)}
        onChange={setWords}
      />
      {error && <Failure error={error} />}
      {search !== '' && data && found.length === 0 && <p className="hint">{say.noMatchingProducts}</p>}
      {search !== '' && found.length > 0 && (
        <ul className="cluster tight" aria-label={say.productsFound}>
          {found.map(({ id, title }) => (
            <li key={id}>
              <Button
                size="small"
                onClick={() => {
                  onChange({ productIds: [...productIds, id] });
                  setWords('');
                }}
              >
                {fill(say.addTitle, { title })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Chosen({ siteId, productIds, onChange }: ChosenProps): ReactNode {
  const known = useQueries({
    queries: productIds.map((id) => ({
      queryKey: ['products', siteId, 'one', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(readProduct, { site: siteId, product: id }, { signal }),
      retry: false,
    })),
  });
  return (
    <ul className="cluster tight" aria-label={say.productsItIsOn}>
      {productIds.map((id, index) => (
        <li key={id}>
          <Button
            size="small"
            icon={<X />}
            onClick={() => onChange({ productIds: productIds.filter((each) => each !== id) })}
          >
            {fill(say.removeTitle, {
              title: known[index]?.data?.title ?? (known[index]?.error ? say.aDeletedProduct : '…'),
            })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
