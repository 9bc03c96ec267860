/** What is added to an order: found by typing, and listed with its pieces. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import { ownSku } from '#domain/store/catalogue/sku.ts';
import type { Order } from '#domain/store/orders/calls.ts';
import * as calls from '#domain/store/orders/calls-edit.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { rich } from '../../rich.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import styles from './orders.module.css';
import * as say from './words/en.ts';

export interface AddedPieces {
  readonly variant: calls.AddableVariant;
  /** As it was typed. */
  readonly text: string;
}

interface AddPiecesProps {
  readonly order: Order;
  readonly siteId: string;
  readonly added: readonly AddedPieces[];
  readonly onChange: (added: readonly AddedPieces[]) => void;
}

export function AddPieces({ order, siteId, added, onChange }: AddPiecesProps): ReactNode {
  const setText = (id: string, text: string) =>
    onChange(added.map((each) => (each.variant.variantId === id ? { ...each, text } : each)));
  return (
    <>
      {added.length > 0 && (
        <div className={styles['pieces']}>
          {added.map(({ variant, text }) => (
            <AddedLine
              key={variant.variantId}
              order={order}
              variant={variant}
              value={text}
              onChange={(typed) => setText(variant.variantId, typed)}
              onRemove={() => onChange(added.filter((each) => each.variant !== variant))}
            />
          ))}
        </div>
      )}
      <Finder
        order={order}
        siteId={siteId}
        added={added}
        onAdd={(variant) => onChange([...added, { variant, text: '1' }])}
      />
    </>
  );
}

function nameOf({ title, optionText }: calls.AddableVariant): string {
  return optionText === '' ? title : `${title}, ${optionText}`;
}

interface AddedLineProps {
  readonly order: Order;
  readonly variant: calls.AddableVariant;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onRemove: () => void;
}

function AddedLine({ order, variant, value, onChange, onRemove }: AddedLineProps): ReactNode {
  const name = nameOf(variant);
  const price = formatMoney({ minor: variant.unitPriceMinor, currency: order.currency });
  return (
    <>
      <span className={styles['words']}>
        {rich(say.nameNewPriceEachRemove, {
          name,
          price,
          button: (inside) => (
            <Button size="small" tone="quiet" aria-label={fill(say.removeName, { name })} onClick={onRemove}>
              {inside}
            </Button>
          ),
        })}
      </span>
      <TextField
        label={fill(say.quantityOfNameToAdd, { name })}
        isLabelHidden
        type="number"
        min={1}
        max={calls.MAX_PIECES}
        value={value}
        onChange={onChange}
      />
    </>
  );
}

interface FinderProps extends Omit<AddPiecesProps, 'onChange'> {
  readonly onAdd: (variant: calls.AddableVariant) => void;
}

function Finder({ order, siteId, added, onAdd }: FinderProps): ReactNode {
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const { data, error } = useQuery({
    queryKey: ['orders', siteId, 'addable', order.id, search],
    queryFn: ({ signal }) =>
      call(calls.findAddable, { site: siteId, order: order.id, query: { search } }, { signal }),
    enabled: search !== '',
  });
  const isNew = ({ variantId }: calls.AddableVariant) =>
    added.every(({ variant }) => variant.variantId !== variantId);
  const found = search === '' ? [] : (data?.found ?? []).filter(isNew);
  const isNothing = search !== '' && data !== undefined && found.length === 0;
  const firstLeft = found.find(({ stock }) => stock !== 0);
  const add = (variant: calls.AddableVariant) => {
    onAdd(variant);
    setWords('');
  };
  return (
    <>
      <TextField
        label={say.addAProduct}
        type="search"
        placeholder={say.searchByNameOrSku}
        maxLength={100}
        value={words}
        onChange={setWords}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter takes what was found; it does not send the form.
          event.preventDefault();
          if (firstLeft) add(firstLeft);
        }}
      />
      {error && <Failure error={error} />}
      <p className={isNothing ? `hint ${styles['detail']}` : 'visually-hidden'} role="status">
        {isNothing && say.noOtherMatchingProducts}
      </p>
      {found.length > 0 && (
        <ul className="stack snug" aria-label={say.productsFound}>
          {found.map((variant) => (
            <li key={variant.variantId} className={`lined words ${styles['line']}`}>
              <span>
                {nameOf(variant)}
                <span className={`hint ${styles['detail']}`}> {factsOf(variant, order)}</span>
              </span>
              <Button
                size="small"
                aria-label={fill(say.addName, { name: nameOf(variant) })}
                disabled={variant.stock === 0}
                onClick={() => add(variant)}
              >
                {say.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function factsOf({ sku, unitPriceMinor, stock }: calls.AddableVariant, { currency }: Order): string {
  const left = stock === 0 ? say.soldOut : fill(say.stockLeft, { stock: stock ?? 0 });
  const facts = [ownSku(sku), formatMoney({ minor: unitPriceMinor, currency }), stock === null ? '' : left];
  return facts.filter((fact) => fact !== '').join(' · ');
}
