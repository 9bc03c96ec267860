/** How many pieces of each line. */
import { type ReactNode, useState } from 'react';
import type { Order } from '#domain/store/orders/calls.ts';
import { fill } from '../../fill.ts';
import { TextField } from '../../ui/field.tsx';
import styles from './orders.module.css';
import * as say from './words/en.ts';

type Line = Order['lines'][number];

export interface Pieces {
  /** Of lines of which there are any, those that are no number left out. */
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly isValid: boolean;
  of(id: string): string;
  set(id: string, text: string): void;
  /** Every piece that is left. */
  chooseAll(): void;
}

/**
 * @param leftOf pieces of a line that are left to choose from
 * @param begin how many of them are chosen at first
 */
export function usePieces(
  lines: readonly Line[],
  leftOf: (line: Line) => number,
  begin: 'all' | 'none' = 'all',
): Pieces {
  const all = () => Object.fromEntries(lines.map((line) => [line.id, String(leftOf(line))]));
  const none = () => Object.fromEntries(lines.map((line) => [line.id, '0']));
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(begin === 'all' ? all : none);
  const read = lines.map((line) => {
    const quantity = Number(texts[line.id] || '0');
    return {
      id: line.id,
      quantity,
      isFit: Number.isInteger(quantity) && quantity >= 0 && quantity <= leftOf(line),
    };
  });
  return {
    lines: read.flatMap(({ id, quantity }) => (quantity > 0 ? [{ id, quantity }] : [])),
    isValid: read.every(({ isFit }) => isFit),
    of: (id) => texts[id] ?? '',
    set: (id, text) => setTexts((before) => ({ ...before, [id]: text })),
    chooseAll: () => setTexts(all()),
  };
}

interface PieceFieldsProps {
  readonly lines: readonly Line[];
  readonly pieces: Pieces;
  readonly leftOf: (line: Line) => number;
}

export function PieceFields({ lines, pieces, leftOf }: PieceFieldsProps): ReactNode {
  return (
    <div className={styles['pieces']}>
      {lines
        .filter((line) => leftOf(line) > 0)
        .map((line) => (
          <PieceField key={line.id} line={line} left={leftOf(line)} pieces={pieces} />
        ))}
    </div>
  );
}

function PieceField({
  line,
  left,
  pieces,
}: {
  readonly line: Line;
  readonly left: number;
  readonly pieces: Pieces;
}): ReactNode {
  const name = line.optionText === '' ? line.title : `${line.title}, ${line.optionText}`;
  return (
    <>
      <span className={styles['words']}>{name}</span>
      <TextField
        label={fill(say.quantityOfName, { name })}
        isLabelHidden
        type="number"
        min={0}
        max={left}
        suffix={fill(say.ofLeft, { left })}
        value={pieces.of(line.id)}
        onChange={(text) => pieces.set(line.id, text)}
      />
    </>
  );
}
