/** Its brand, barcode, weight and parcel, where the owner has said so; folded, since few ask. */
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
  const {
    brand,
    condition,
    kind,
    variants,
    measurementStandard: standard = MEASUREMENT_STANDARDS.metric,
  } = facts;
  const weights = valuesOf(variants, ({ weightGrams = 0 }) =>
    weightGrams > 0 ? weightText(weightGrams, standard, locale) : '',
  );
  const sizes = valuesOf(variants, ({ dimensions }) =>
    dimensions ? sizeText(dimensions, standard, locale) : '',
  );
  const barcodes = valuesOf(variants, ({ gtin = '' }) => gtin);
  const numbers = valuesOf(variants, ({ mpn = '' }) => mpn);
  const isKnown = brand !== undefined || condition !== undefined || barcodes.length + numbers.length > 0;
  if (kind !== 'physical' || (!isKnown && weights.length + sizes.length === 0)) return null;
  const measures = sizes.length === 0 ? 'weight' : weights.length === 0 ? 'parcel' : 'weightAndParcel';
  return (
    <details className="product-measures">
      <summary>{say(isKnown ? 'details' : measures)}</summary>
      <dl>
        {brand !== undefined && <Rows label={say('brand')} values={[{ of: '', text: brand }]} />}
        {condition !== undefined && (
          <Rows label={say('condition')} values={[{ of: '', text: say(condition) }]} />
        )}
        <Rows label={say('barcode')} values={barcodes} />
        <Rows label={say('partNumber')} values={numbers} />
        <Rows label={say('weight')} values={weights} isAlone={!isKnown && sizes.length === 0} />
        <Rows label={say('parcel')} values={sizes} isAlone={!isKnown && weights.length === 0} />
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
  readonly isAlone?: boolean;
}

function Rows({ label, values, isAlone = false }: RowsProps): ReactNode {
  return values.map(({ of, text }) => (
    <div key={`${of} ${text}`}>
      <dt>{of === '' ? label : isAlone ? of : `${label}, ${of}`}</dt>
      <dd>{text}</dd>
    </div>
  ));
}
