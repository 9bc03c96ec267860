/** All products of a site, by name: what they cost, how many there are, and where they stand. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, FileSpreadsheet, PenLine, Plus, Rss, Table2, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
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
import { inPlace, lazyPart } from '../../ui/lazy-part.tsx';
import { FilterBar, SearchField } from '../../ui/list.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Screen, Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { BeforeSelling } from './before-selling.tsx';
import styles from './catalogue.module.css';
import { ExamplesNotice } from './examples-notice.tsx';
import { Thumb } from './picture-list.tsx';
import * as say from './words/en.ts';

const ImportDialog = lazyPart(() => import('./import/import-dialog.tsx'), 'ImportDialog');
const ProductFeedDialog = lazyPart(() => import('./product-feed-dialog.tsx'), 'ProductFeedDialog');
const NewProductDialog = lazyPart(() => import('./new-product-dialog.tsx'), 'NewProductDialog');
const BulkTable = lazyPart(() => import('./bulk-table.tsx'), 'BulkTable', inPlace);

/** As many as can be read in one table. */
const MOST_CHOSEN = 500;

export function ProductsScreen(): ReactNode {
  const site = useSite();
  const collections = useQuery(collectionsQuery(site.id));
  if (collections.isPending) return <Loading />;
  if (collections.error)
    return (
      <Screen title={say.products}>
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
  const [bulk, setBulk] = useState<readonly string[] | 'all'>();
  const [isImport, setIsImport] = useState(false);
  const found = useProducts(site.id, search.trim());
  const pages = found.data?.pages ?? [];
  const products = pages.flatMap((page) => page.products);
  const [shop] = shops;
  const isEmpty = found.isSuccess && products.length === 0 && search.trim() === '';
  const makeNew = (
    <Button tone="primary" icon={<Plus />} onClick={() => setIsNew(true)}>
      {say.newProduct}
    </Button>
  );
  return (
    <Screen
      title={say.products}
      width="wide"
      actions={
        <>
          {products.length > 0 && (
            <Button icon={<Table2 />} onClick={() => setBulk(bulk ? undefined : 'all')}>
              {bulk ? say.backToTheList : say.pricesAndStock}
            </Button>
          )}
          {shop?.pageId && (
            <IconButton
              label={say.editTheShopsPage}
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
          <FilterBar label={say.products}>
            <SearchField label={say.searchByNameOrSku} value={search} onChange={setSearch} />
          </FilterBar>
        )}
      </Stack>
      <Found {...{ found, search, bulk, makeNew }} hasShop={shop !== undefined} onBulk={setBulk} />
      {isNew && <NewProductDialog shops={shops} isFirst={isEmpty} onClose={() => setIsNew(false)} />}
      {isImport && (
        <ImportDialog
          shops={shops}
          currency={currencyOf(pages)}
          onClose={() => {
            setIsImport(false);
            void found.refetch();
          }}
        />
      )}
    </Screen>
  );
}

function TableMenu({ hasProducts, onImport }: { hasProducts: boolean; onImport: () => void }): ReactNode {
  const { id: site } = useSite();
  const take = () => location.assign(addressOf(exportProducts, { site }));
  const [isFeed, setIsFeed] = useState(false);
  const fetch = { label: say.exportAllProductsCsv, icon: <Download />, onSelect: take };
  const feed = { label: say.productFeed, icon: <Rss />, onSelect: () => setIsFeed(true) };
  return (
    <>
      <Menu
        trigger={<IconButton tone="normal" label={say.importAndExport} icon={<FileSpreadsheet />} />}
        actions={[
          { label: say.importCsv, icon: <Upload />, onSelect: onImport },
          ...(hasProducts ? [fetch, feed] : []),
        ]}
      />
      {isFeed && <ProductFeedDialog onClose={() => setIsFeed(false)} />}
    </>
  );
}

function currencyOf([first]: readonly { readonly currency: string }[]): string {
  return first?.currency ?? DEFAULT_CURRENCY;
}

interface FoundProps {
  readonly found: ReturnType<typeof useProducts>;
  readonly search: string;
  /** Those whose prices and stock are in one table; undefined: none. */
  readonly bulk: readonly string[] | 'all' | undefined;
  readonly onBulk: (ids: readonly string[]) => void;
  readonly hasShop: boolean;
  readonly makeNew: ReactNode;
}

function Found({ found, search, bulk, onBulk, hasShop, makeNew }: FoundProps): ReactNode {
  const site = useSite();
  const products = found.data?.pages.flatMap((page) => page.products);
  const currency = currencyOf(found.data?.pages ?? []);
  if (bulk && products && products.length > 0)
    return (
      <BulkTable
        key={found.dataUpdatedAt}
        products={bulk === 'all' ? products : products.filter(({ id }) => bulk.includes(id))}
        currency={currency}
      />
    );
  return (
    <Listing
      label={say.products}
      query={found}
      rows={products}
      idOf={({ id }) => id}
      columns={columnsIn(currency)}
      open={({ id }) => `/sites/${site.id}/products/${id}`}
      bulk={{
        nameOf: ({ title }) => title || say.untitled,
        most: MOST_CHOSEN,
        actions: ({ ids }) => (
          <Button size="small" onClick={() => onBulk(ids)}>
            {say.changePricesAndStock}
          </Button>
        ),
      }}
      empty={
        search.trim() === ''
          ? {
              title: say.noProductsYet,
              action: makeNew,
              children: hasShop ? say.yourShopPageIsReadyAdd : say.addYourFirstProductToOpen,
            }
          : { title: say.noMatches, children: say.tryAnotherNameOrSku }
      }
      more={say.showMore}
    />
  );
}

function columnsIn(currency: string): readonly Column<ListedProduct>[] {
  const priceOf = ({ product }: ListedProduct) =>
    product && priceText(product, (minor) => formatPrice(minor, currency));
  return [
    {
      title: say.picture,
      kind: 'picture',
      cell: ({ pictureId }) =>
        pictureId ? <Thumb id={pictureId} /> : <span className={`soft block ${styles['thumb']}`} />,
    },
    { title: say.product, kind: 'name', cell: titleOf, sortBy: titleOf },
    { title: say.status, cell: (document) => <StateBadge document={document} /> },
    {
      title: say.stock,
      kind: 'number',
      cell: ({ product }) =>
        product && (
          <span className={styles['stock']} data-empty={isSoldOut(product) || undefined}>
            {stockWords(totalStock(product))}
          </span>
        ),
      unit: ({ product }) => (product && Number(totalStock(product)) > 0 ? say.inStock : ''),
      sortBy: ({ product }) => {
        const stock = product ? totalStock(product) : 0;
        return stock === 'unlimited' ? Number.MAX_SAFE_INTEGER : stock;
      },
    },
    {
      title: say.price,
      kind: 'amount',
      cell: (listed) => {
        const price = priceOf(listed);
        return (
          <>
            {price?.original && <s>{price.original}</s>} {price?.text ?? say.noPriceYet}
          </>
        );
      },
      sortBy: ({ product }) => Math.min(...(product?.variants ?? []).map(({ priceMinor }) => priceMinor)),
    },
  ];
}

const titleOf = ({ title }: ListedProduct) => title || say.untitled;

function stockWords(stock: number | 'unlimited'): string | number {
  if (stock === 'unlimited') return say.unlimited;
  return stock === 0 ? say.soldOut : stock;
}
