/** A product: what it is called, how it looks, what it costs and how many there are. */
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { openPage } from '../../open-page.ts';
import { useSite } from '../../session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { Screen, Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { BeforeSelling } from './before-selling.tsx';
import styles from './catalogue.module.css';
import { type Opened, openProduct } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductFiles, useProductFiles } from './product-files.tsx';
import { useProductForm } from './use-product-form.tsx';
import * as say from './words/en.ts';

export function ProductScreen(): ReactNode {
  const { id: siteId } = useSite();
  const { product: id = '' } = useParams();
  const opened = useQuery({
    queryKey: ['products', siteId, 'one', id],
    queryFn: ({ signal }) => openProduct(siteId, id, signal),
    // What is typed must not mix with what others save meanwhile.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (opened.data) return <Form key={opened.dataUpdatedAt} opened={opened.data} />;
  return (
    <Screen title={say.product} above={{ to: `/sites/${siteId}/products`, label: say.products }}>
      {opened.error ? <Failure error={opened.error} onRetry={() => void opened.refetch()} /> : <Loading />}
    </Screen>
  );
}

function Form({ opened }: { readonly opened: Opened }): ReactNode {
  const site = useSite();
  const navigate = useNavigate();
  const { product } = opened;
  const files = useProductFiles(site.id, product.id);
  const form = useProductForm(opened, files);
  return (
    <Screen
      title={form.draft.title || say.untitled}
      above={{ to: `/sites/${site.id}/products`, label: say.products }}
      description={<StateBadge document={product} />}
      actions={
        <>
          {product.publishedId !== null && (
            <IconButton
              label={say.openOnTheSite}
              icon={<ExternalLink />}
              onClick={() => openPage(site.id, product.path)}
            />
          )}
          <IconButton
            label={say.editItsPage}
            icon={<PenLine />}
            onClick={() => void navigate(`/sites/${site.id}/edit/${product.id}`)}
          />
        </>
      }
    >
      <Stack>
        {product.publishedId !== null && <BeforeSelling siteId={site.id} />}
        <ProductFields
          draft={form.draft}
          onChange={form.change}
          isTried={form.isTried}
          currency={product.currency}
        />
      </Stack>
      {form.draft.kind === 'digital' && <ProductFiles files={files} />}
      <div className={`stack ${styles['saveBar']}`} data-save-bar>
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <div className="row tight end">
          <Button isBusy={form.isBusy} onClick={() => void form.save()}>
            {say.save}
          </Button>
          <Button tone="primary" isBusy={form.isBusy} onClick={() => void form.save({ publishes: true })}>
            {product.publishedId === null ? say.publish : say.saveAndPublish}
          </Button>
        </div>
      </div>
      {form.guard}
    </Screen>
  );
}
