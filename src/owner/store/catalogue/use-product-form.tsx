/** What is typed about a product, whether it can be saved, and how. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../api.ts';
import { collectionsQuery, useRefreshDocuments } from '../../documents.ts';
import { useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { goToUnfinished } from '../../ui/unfinished.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { draftOf, type Opened, type ProductDraft, publishProduct, saveDraft } from './product-draft.ts';
import type { ProductFilesState } from './product-files.tsx';
import { problemsOf } from './variant-rows.ts';
import * as say from './words/en.ts';

const INCOMPLETE = say.someFieldsNeedYourAttention;

export interface ProductFormState {
  readonly draft: ProductDraft;
  readonly change: (part: Partial<ProductDraft>) => void;
  readonly isTried: boolean;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly save: (options?: { readonly publishes: boolean }) => Promise<void>;
  /** Asks before what is typed is left behind. */
  readonly guard: ReactNode;
}

/** @param files a chosen one is added on saving */
export function useProductForm(
  opened: Opened,
  files: Pick<ProductFilesState, 'file' | 'add'>,
): ProductFormState {
  const { id: siteId } = useSite();
  const client = useQueryClient();
  const refresh = useRefreshDocuments(siteId);
  const collections = useQuery(collectionsQuery(siteId));
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [isTouched, setIsTouched] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { product } = opened;
  const hasFile = draft.kind === 'digital' && files.file !== undefined;

  const send = async (publishes: boolean): Promise<void> => {
    await saveDraft(siteId, opened, draft);
    // Only products that are saved take files.
    if (hasFile) await files.add();
    const collection = collections.data?.find(({ id }) => id === product.collectionId);
    if (publishes) await publishProduct(siteId, product.id, collection?.pageId ?? null);
  };
  const save: ProductFormState['save'] = async ({ publishes } = { publishes: false }) => {
    setIsTried(true);
    const missing = missingIn(draft);
    setFailure(missing);
    if (missing !== undefined) return;
    setIsBusy(true);
    try {
      await send(publishes);
      setIsTouched(false);
      showToast(publishes ? say.savedAndPublished : savedWords(product.publishedId !== null), {
        about: 'saved product',
      });
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['products', siteId] })]);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    draft,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setIsTouched(true);
    },
    isTried,
    isBusy,
    failure,
    save,
    // A file may have been chosen while the product was being saved.
    guard: <LeaveGuard isActive={hasFile || (isTouched && !isBusy)} />,
  };
}

function savedWords(isLive: boolean): string {
  return isLive ? say.savedPricesAndStockAreLive : say.savedAsADraft;
}

function missingIn(draft: ProductDraft): string | undefined {
  return goToUnfinished(document) ?? (isComplete(draft) ? undefined : INCOMPLETE);
}

function isComplete({ title, rows, options }: ProductDraft): boolean {
  return (
    title.trim() !== '' &&
    rows.every((row) => Object.keys(problemsOf(row)).length === 0) &&
    options.every(({ values }) => values.length > 0)
  );
}

function LeaveGuard({ isActive }: { readonly isActive: boolean }): ReactNode {
  const blocker = useLeaveGuard(isActive);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={say.leaveWithoutSaving}
      description={say.yourChangesHereWillBeLost}
      isOpen
      onClose={() => blocker.reset()}
      size="small"
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{say.stay}</Button>
          <Button tone="danger" onClick={() => blocker.proceed()}>
            {say.leave}
          </Button>
        </>
      }
    />
  );
}
