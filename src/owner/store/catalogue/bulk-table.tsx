/** Prices and stock of many products in one table: typed, looked at once more, and changed together. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changeVariants, type ListedProduct, type VariantChange } from '#domain/store/catalogue/calls.ts';
import { optionText } from '#domain/store/catalogue/product.ts';
import { digitsOf } from '#domain/store/settings/format-price.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showError, showToast } from '../../ui/toasts.tsx';
import { type BulkChange, changesOf } from './bulk-changes.ts';
import styles from './catalogue.module.css';
import { problemsOf, rowOf, type VariantRow } from './variant-rows.ts';
import { VariantTable } from './variant-table.tsx';
import * as say from './words/en.ts';

interface BulkTableProps {
  readonly products: readonly ListedProduct[];
  readonly currency: string;
}

export function BulkTable({ products, currency }: BulkTableProps): ReactNode {
  const { id: siteId } = useSite();
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly VariantRow[]>(() => rowsOf(products, digitsOf(currency)));
  const [isReviewing, setIsReviewing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const changes = changesOf(rows);
  const isWrong = rows.some((row) => Object.keys(problemsOf(row)).length > 0);
  const send = (list: readonly VariantChange[]) =>
    call(changeVariants, { site: siteId, body: { changes: list } });
  const reload = () => client.invalidateQueries({ queryKey: ['products', siteId] });

  const apply = async () => {
    setIsBusy(true);
    try {
      const { before } = await send(changes.map(({ change }) => change));
      const undo = () => void send(before).then(reload).catch(showError);
      showToast(fill(say.countVariantsChanged, { count: changes.length }), {
        action: { label: say.undo, onSelect: undo },
      });
      await reload();
    } catch (error) {
      showError(error);
    } finally {
      setIsBusy(false);
      setIsReviewing(false);
    }
  };

  return (
    <>
      <VariantTable rows={rows} onChange={setRows} isTried isBulk />
      <div className={styles['bulkActions']}>
        <Button
          tone="primary"
          disabled={changes.length === 0 || isWrong}
          onClick={() => setIsReviewing(true)}
        >
          {changes.length === 0 ? say.noChangesYet : fill(say.reviewCountChanges, { count: changes.length })}
        </Button>
      </div>
      {isReviewing && (
        <Dialog
          title={say.changeThesePricesAndStocks}
          description={say.visitorsSeeThisRightAwayYou}
          isOpen
          onClose={() => setIsReviewing(false)}
          footer={
            <>
              <Button onClick={() => setIsReviewing(false)}>{say.cancel}</Button>
              <Button tone="primary" isBusy={isBusy} onClick={() => void apply()}>
                {say.applyChanges}
              </Button>
            </>
          }
        >
          <ul className={`stack loose ${styles['review']}`}>
            {changes.map((each) => (
              <Review key={each.change.id} {...each} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function Review({ name, parts }: BulkChange): ReactNode {
  return (
    <li>
      <b>{name}</b>
      {parts.map(({ label, before, after }) => (
        <span key={label}>
          {label}: {before} → {after}
        </span>
      ))}
    </li>
  );
}

function rowsOf(products: readonly ListedProduct[], digits: number): VariantRow[] {
  return products.flatMap(({ title, product }) =>
    (product?.variants ?? []).map((variant) => ({
      ...rowOf(variant, true, digits),
      name: [title || say.untitled, optionText(variant)].filter(Boolean).join(': '),
    })),
  );
}
