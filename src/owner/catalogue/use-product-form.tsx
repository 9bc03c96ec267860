/** What is typed about a product, whether it can be saved, and how. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../api.ts';
import { collectionsQuery, useRefreshDocuments } from '../documents.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toasts.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { draftOf, type Opened, type ProductDraft, publishProduct, saveDraft } from './product-draft.ts';
import { problemsOf } from './variant-rows.ts';

const INCOMPLETE = 'Something is missing or cannot be right. It is marked.';

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

export function useProductForm(opened: Opened): ProductFormState {
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

  const save: ProductFormState['save'] = async ({ publishes } = { publishes: false }) => {
    setIsTried(true);
    setFailure(undefined);
    if (!isComplete(draft)) {
      setFailure(INCOMPLETE);
      return;
    }
    setIsBusy(true);
    try {
      await saveDraft(siteId, opened, draft);
      const collection = collections.data?.find(({ id }) => id === product.collectionId);
      if (publishes) await publishProduct(siteId, product.id, collection?.pageId ?? null);
      setIsTouched(false);
      showToast(publishes ? 'Saved and published.' : savedWords(product.publishedId !== null), {
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
    guard: <LeaveGuard isActive={isTouched && !isBusy} />,
  };
}

function savedWords(isLive: boolean): string {
  return isLive
    ? 'Saved. Prices and stock are live; words and pictures follow when you publish.'
    : 'Saved as a draft.';
}

function isComplete({ title, rows }: ProductDraft): boolean {
  return title.trim() !== '' && rows.every((row) => Object.keys(problemsOf(row)).length === 0);
}

function LeaveGuard({ isActive }: { readonly isActive: boolean }): ReactNode {
  const blocker = useLeaveGuard(isActive);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title="Leave without saving?"
      description="What you have changed here would be lost."
      isOpen
      onClose={() => blocker.reset()}
      size="small"
      footer={
        <>
          <Button onClick={() => blocker.reset()}>Stay</Button>
          <Button tone="danger" onClick={() => blocker.proceed()}>
            Leave
          </Button>
        </>
      }
    />
  );
}
