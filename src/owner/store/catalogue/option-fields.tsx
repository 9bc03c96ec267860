/** What a product can be chosen by: sizes, colours. Their values make the variants. */

import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { foldCase } from '#domain/search/fold.ts';
import { MAX_VARIANTS } from '#domain/store/catalogue/product.ts';
import { countCombinations, MAX_OPTIONS, type ProductOption } from '#domain/store/catalogue/product-form.ts';
import { fill } from '../../fill.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { unfinishedWords } from '../../ui/unfinished.ts';
import styles from './catalogue.module.css';
import * as say from './words/en.ts';

export interface OptionFieldsProps {
  readonly options: readonly ProductOption[];
  readonly onChange: (options: readonly ProductOption[]) => void;
  /** Saving was tried: what is missing is marked. */
  readonly isTried: boolean;
}

const SUGGESTED = [say.size, say.colour, say.material];

export function OptionFields({ options, onChange, isTried }: OptionFieldsProps): ReactNode {
  const [error, setError] = useState<string>();
  const [addedAt, setAddedAt] = useState<number>();
  const propose = (next: readonly ProductOption[]): boolean => {
    const count = countCombinations(next);
    const isTooMany = count > MAX_VARIANTS;
    setError(
      isTooMany ? fill(say.thatWouldCreateCountVariantsThe, { count, maxVariants: MAX_VARIANTS }) : undefined,
    );
    if (!isTooMany) onChange(next);
    return !isTooMany;
  };
  const change = (index: number, part: Partial<ProductOption>) =>
    propose(options.map((option, at) => (at === index ? { ...option, ...part } : option)));
  return (
    <div className="stack loose">
      {options.map((option, index) => (
        <div key={index} className={styles['option']}>
          <TextField
            label={index === 0 ? say.option : fill(say.optionCount, { count: index + 1 })}
            value={option.name}
            maxLength={100}
            onChange={(name) => change(index, { name })}
          />
          <IconButton
            label={fill(say.removeTheOptionName, { name: option.name })}
            icon={<X />}
            onClick={() => propose(options.filter((_, at) => at !== index))}
          />
          <Values
            values={option.values}
            name={option.name}
            isFocused={index === addedAt}
            isTried={isTried}
            onChange={(values) => change(index, { values })}
          />
        </div>
      ))}
      {error && (
        <p className={`small bad ${styles['problem']}`} role="alert">
          {error}
        </p>
      )}
      {options.length < MAX_OPTIONS && (
        <div>
          <Button
            icon={<Plus />}
            onClick={() => {
              const used = new Set(options.map(({ name }) => name));
              const name =
                SUGGESTED.find((each) => !used.has(each)) ??
                fill(say.optionCount, { count: options.length + 1 });
              setAddedAt(options.length);
              propose([...options, { name, values: [] }]);
            }}
          >
            {say.addAnOption}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ValuesProps {
  readonly values: readonly string[];
  readonly name: string;
  /** Just added: what comes next are its values. */
  readonly isFocused: boolean;
  readonly isTried: boolean;
  /** @returns whether they could be taken */
  readonly onChange: (values: string[]) => boolean;
}

function Values({ values, name, isFocused, isTried, onChange }: ValuesProps): ReactNode {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const add = () => {
    const known = new Set(values.map(foldCase));
    const added = typed
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '' && !known.has(foldCase(value)));
    // What is refused stays, with the reason below.
    if (added.length === 0 || onChange([...values, ...new Set(added)])) setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) onChange(values.slice(0, -1));
  };
  return (
    <Field
      label={fill(say.valuesOfName, { name })}
      hint={say.separateThemWithCommasOrEnter}
      error={isTried && values.length === 0 ? fill(say.addAValueToNameOr, { name }) : undefined}
    >
      {(ids) => (
        <div className={`cluster tight ${styles['values']}`}>
          {values.map((value) => (
            <span key={value} className={`inline soft snug ${styles['value']}`}>
              {value}
              <IconButton
                label={fill(say.removeValue, { value })}
                icon={<X />}
                size="small"
                onClick={() => onChange(values.filter((each) => each !== value))}
              />
            </span>
          ))}
          <input
            {...ids}
            type="text"
            className={`full ink ${styles['valueInput']}`}
            ref={input}
            value={typed}
            data-unfinished={unfinishedWords(typed)}
            maxLength={200}
            placeholder={values.length === 0 ? say.smallMediumLarge : ''}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={add}
          />
        </div>
      )}
    </Field>
  );
}
