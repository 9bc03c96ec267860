/** All products of a site, by name: what they cost, how many there are, and where they stand. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, FileSpreadsheet, PenLine, Plus, Table2, Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Collection } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts';
import { type ListedProduct, readProducts } from '#domain/store/catalogue/calls.ts';
import { exportProducts } from '#domain/store/catalogue/calls-import.ts';
import { priceText } from '#domain/store/catalogue/price-text.ts';
import { isSoldOut, totalStock } from '#domain/store/catalogue/product.ts';
import { formatPrice } from '#domain/store/settings/format-price.ts';
import { addressOf, call } from '../../api.ts';
import { collectionsQuery } from '../../documents.ts';
import { useSite } from '../../session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Menu } from '../../ui/menu.tsx';
import { EmptyState, Failure } from '../../ui/notice.tsx';
import { Screen, Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { BeforeSelling } from './before-selling.tsx';
import styles from './catalogue.module.css';
import { ExamplesNotice } from './examples-notice.tsx';
import { NewProductDialog } from './new-product-dialog.tsx';
import { Thumb } from './picture-list.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('./import/import-dialog.tsx')).ImportDialog,
}));
const BulkTable = lazy(async () => ({ default: (await import('./bulk-table.tsx')).BulkTable }));

export function ProductsScreen(): ReactNode {
  const site = useSite();
  const collections = useQuery(collectionsQuery(site.id));
  if (collections.isPending) return <Loading />;
  if (collections.error)
    return (
      <Screen title="Products">
        <Failure error={collections.error} onRetry={() => void collections.refetch()} />
      </Screen>
    );
  const shops = collections.data.filter(({ type }) => type === COLLECTION_TYPES.products);
  return <Products shops={shops} />;
}

function useProducts(siteId: string, search: string) {
  return useInfiniteQuery({
    queryKey: ['products', siteId, 'list', search],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) =>
      call(readProducts, { site: siteId, query: { search, offset } }, { signal }),
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { products }) => sum + products.length, 0);
      return shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

function Products({ shops }: { readonly shops: readonly Collection[] }): ReactNode {
  const site = useSite();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [isNew, setIsNew] = useState(false);
  const [isBulk, setIsBulk] = useState(false);
  const [isImport, setIsImport] = useState(false);
  const found = useProducts(site.id, search.trim());
  const pages = found.data?.pages ?? [];
  const products = pages.flatMap((page) => page.products);
  const [shop] = shops;
  const isEmpty = found.isSuccess && products.length === 0 && search.trim() === '';
  const makeNew = (
    <Button tone="primary" icon={<Plus />} onClick={() => setIsNew(true)}>
      New product
    </Button>
  );
  return (
    <Screen
      title="Products"
      width={isBulk ? 'wide' : 'normal'}
      actions={
        <>
          {products.length > 0 && (
            <Button icon={<Table2 />} onClick={() => setIsBulk(!isBulk)}>
              {isBulk ? 'Back to the list' : 'Prices and stock'}
            </Button>
          )}
          {shop?.pageId && (
            <IconButton
              label="Edit the shop’s page"
              icon={<PenLine />}
              onClick={() => void navigate(`/sites/${site.id}/edit/${shop.pageId}`)}
            />
          )}
          <TableMenu hasProducts={products.length > 0} onImport={() => setIsImport(true)} />
          {!isEmpty && makeNew}
        </>
      }
    >
      <Stack>
        <ExamplesNotice />
        {products.length > 0 && <BeforeSelling siteId={site.id} />}
        {!isEmpty && (
          <TextField
            label="Search by name or SKU"
            isLabelHidden
            placeholder="Search by name or SKU"
            type="search"
            value={search}
            onChange={setSearch}
          />
        )}
        <Found found={found} search={search} isBulk={isBulk} hasShop={shop !== undefined} makeNew={makeNew} />
        {found.hasNextPage && (
          <Button isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            Show more
          </Button>
        )}
      </Stack>
      {isNew && <NewProductDialog shops={shops} isFirst={isEmpty} onClose={() => setIsNew(false)} />}
      {isImport && (
        <Suspense>
          <ImportDialog
            shops={shops}
            currency={currencyOf(pages)}
            onClose={() => {
              setIsImport(false);
              void found.refetch();
            }}
          />
        </Suspense>
      )}
    </Screen>
  );
}

function TableMenu({ hasProducts, onImport }: { hasProducts: boolean; onImport: () => void }): ReactNode {
  const { id: site } = useSite();
  const take = () => location.assign(addressOf(exportProducts, { site }));
  const fetch = { label: 'Export all products (CSV)', icon: <Download />, onSelect: take };
  return (
    <Menu
      trigger={<IconButton tone="normal" label="Tables" icon={<FileSpreadsheet />} />}
      actions={[
        { label: 'Import a table (CSV)', icon: <Upload />, onSelect: onImport },
        ...(hasProducts ? [fetch] : []),
      ]}
    />
  );
}

function currencyOf([first]: readonly { readonly currency: string }[]): string {
  return first?.currency ?? DEFAULT_CURRENCY;
}

interface FoundProps {
  readonly found: ReturnType<typeof useProducts>;
  readonly search: string;
  readonly isBulk: boolean;
  readonly hasShop: boolean;
  readonly makeNew: ReactNode;
}

function Found({ found, search, isBulk, hasShop, makeNew }: FoundProps): ReactNode {
  if (found.isPending) return <Loading />;
  if (found.error) return <Failure error={found.error} onRetry={() => void found.refetch()} />;
  const { pages } = found.data;
  const products = pages.flatMap((page) => page.products);
  if (products.length === 0 && search.trim() !== '')
    return <EmptyState title="Nothing fits">Look for another name or SKU.</EmptyState>;
  if (products.length === 0)
    return (
      <EmptyState title="Nothing for sale yet" action={makeNew}>
        {hasShop
          ? 'The page of your shop is there. With your first product it has something to show.'
          : 'With your first product, your site gets a shop: a page with all of them, and one for each.'}
      </EmptyState>
    );
  if (isBulk)
    return (
      <Suspense fallback={<Loading />}>
        <BulkTable key={found.dataUpdatedAt} products={products} currency={currencyOf(pages)} />
      </Suspense>
    );
  return (
    <ul className={styles['products']}>
      {products.map((product) => (
        <ProductRow key={product.id} product={product} currency={currencyOf(pages)} />
      ))}
    </ul>
  );
}

function ProductRow({ product, currency }: { product: ListedProduct; currency: string }): ReactNode {
  const { id: siteId } = useSite();
  const { product: facts } = product;
  const price = facts && priceText(facts, (minor) => formatPrice(minor, currency));
  return (
    <li className={styles['product']}>
      {product.pictureId ? <Thumb id={product.pictureId} /> : <span className={styles['thumb']} />}
      <Link to={`/sites/${siteId}/products/${product.id}`} className={styles['name']}>
        {product.title || 'Untitled'}
      </Link>
      <span className={styles['price']}>
        {price?.original && <s>{price.original}</s>} {price?.text ?? 'No price yet'}
      </span>
      <span className={styles['stock']} data-empty={(facts && isSoldOut(facts)) || undefined}>
        {facts && stockWords(totalStock(facts))}
      </span>
      <span className={styles['state']}>
        <StateBadge document={product} isQuiet />
      </span>
    </li>
  );
}

function stockWords(stock: number | 'unlimited'): string {
  if (stock === 'unlimited') return 'Unlimited';
  return stock === 0 ? 'Sold out' : `${stock} in stock`;
}
