/** How much it weighs and how large its parcel is, where the owner has said so; folded, since few ask. */
import type { ReactNode } from 'react';
import type { ProductFacts } from '#domain/site-data.ts';
import { optionText, type Variant } from '#domain/store/catalogue/product.ts';
import { productWords } from '#domain/store/catalogue/words/words.ts';
import { MEASUREMENT_STANDARDS, sizeText, weightText } from '#domain/store/settings/measurement.ts';

interface MeasuresProps {
  readonly facts: ProductFacts;
  /** Of the page. */
  readonly locale?: string;
}

export function Measures({ facts, locale = 'en' }: MeasuresProps): ReactNode {
  const say = productWords(locale);
  const { kind, variants, measurementStandard: standard = MEASUREMENT_STANDARDS.metric } = facts;
  const weights = valuesOf(variants, ({ weightGrams = 0 }) =>
    weightGrams > 0 ? weightText(weightGrams, standard, locale) : '',
  );
  const sizes = valuesOf(variants, ({ dimensions }) =>
    dimensions ? sizeText(dimensions, standard, locale) : '',
  );
  if (kind !== 'physical' || weights.length + sizes.length === 0) return null;
  return (
    <details className="product-measures">
      <summary>
        {say(sizes.length === 0 ? 'weight' : weights.length === 0 ? 'parcel' : 'weightAndParcel')}
      </summary>
      <dl>
        <Rows label={say('weight')} values={weights} isAlone={sizes.length === 0} />
        <Rows label={say('parcel')} values={sizes} isAlone={weights.length === 0} />
      </dl>
    </details>
  );
}

interface Value {
  /** Of which variants; empty where it is the same of all. */
  readonly of: string;
  readonly text: string;
}

/** Each once: of all, or of those it is said of. */
function valuesOf(variants: readonly Variant[], textOf: (variant: Variant) => string): Value[] {
  const byText = Map.groupBy(variants, textOf);
  const known = [...byText].filter(([text]) => text !== '');
  return known.map(([text, those]) => ({
    of: byText.size === 1 ? '' : those.map(optionText).join(' · '),
    text,
  }));
}

interface RowsProps {
  readonly label: string;
  readonly values: readonly Value[];
  /** The heading says what it is. */
  readonly isAlone: boolean;
}

function Rows({ label, values, isAlone }: RowsProps): ReactNode {
  return values.map(({ of, text }) => (
    <div key={text}>
      <dt>{of === '' ? label : isAlone ? of : `${label}, ${of}`}</dt>
      <dd>{text}</dd>
    </div>
  ));
}
