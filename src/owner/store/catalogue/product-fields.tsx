/** Everything about a product that its owner fills in. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { variantsOf } from '#domain/store/catalogue/option-matrix.ts';
import type { ProductKind } from '#domain/store/catalogue/product.ts';
import type { ProductOption } from '#domain/store/catalogue/product-form.ts';
import { digitsOf } from '#domain/store/settings/format-price.ts';
import { BillingFields } from '../../fields/billing-fields.tsx';
import { SpanFields } from '../../fields/moment-field.tsx';
import { fill } from '../../fill.ts';
import { makeId } from '../../make-id.ts';
import { rich } from '../../rich.tsx';
import { useSite } from '../../session.ts';
import { bindFields } from '../../ui/bind-fields.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { More } from '../../ui/more.tsx';
import { Panel, Stack } from '../../ui/page.tsx';
import { FreeAmountFields } from './free-amount-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { OpensPlanField } from './opens-plan-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { PictureList } from './picture-list.tsx';
import { filledOptions, mayOpenPlan, type ProductDraft } from './product-draft.ts';
import { rowOf, type VariantRow, variantOf } from './variant-rows.ts';
import { VariantTable } from './variant-table.tsx';
import * as say from './words/en.ts';

export interface ProductFieldsProps {
  readonly draft: ProductDraft;
  readonly onChange: (part: Partial<ProductDraft>) => void;
  readonly isTried: boolean;
  readonly currency: string;
}

const KINDS: readonly { readonly value: ProductKind; readonly label: string }[] = [
  { value: 'physical', label: say.physicalProduct },
  { value: 'service', label: say.service },
  { value: 'digital', label: say.digitalProductNeverSellsOut },
  { value: 'giftCard', label: say.giftCardEachVariantIsAn },
];

function PricesNote(): ReactNode {
  const { id } = useSite();
  return (
    <>
      {rich(say.changesHereAreLiveAsSoon, {
        link: (inside) => <Link to={`/sites/${id}/settings/store`}>{inside}</Link>,
      })}
    </>
  );
}

export function ProductFields({ draft, onChange, isTried, currency }: ProductFieldsProps): ReactNode {
  const setOptions = (options: readonly ProductOption[]) =>
    onChange({ options, rows: rowsFor(options, draft.rows, digitsOf(currency)) });
  // What came with another kind is shown as what it is.
  const kinds = KINDS.some(({ value }) => value === draft.kind)
    ? KINDS
    : [...KINDS, { value: draft.kind, label: draft.kind }];
  const { field } = bindFields(draft, onChange);
  return (
    <Stack>
      <Panel title={say.nameAndPictures} description={say.visitorsSeeTheseChangesWhenYou}>
        <Stack>
          <TextField
            label={say.name}
            {...field('title')}
            maxLength={200}
            error={isTried && draft.title.trim() === '' ? say.enterAName : undefined}
          />
          <PictureList pictures={draft.pictures} onChange={(pictures) => onChange({ pictures })} />
        </Stack>
      </Panel>
      <Panel title={fill(say.priceAndStockInCurrency, { currency })} description={<PricesNote />}>
        <Stack>
          <OptionFields options={draft.options} onChange={setOptions} isTried={isTried} />
          <VariantTable rows={draft.rows} onChange={(rows) => onChange({ rows })} isTried={isTried} />
          {draft.rows.some(({ salePrice }) => salePrice.trim() !== '') && (
            <FieldGroup legend={say.whenTheSaleRuns}>
              <div className="pair">
                <SpanFields
                  from={draft.saleFrom}
                  until={draft.saleUntil}
                  onChange={({ from = draft.saleFrom, until = draft.saleUntil }) =>
                    onChange({ saleFrom: from, saleUntil: until })
                  }
                />
              </div>
            </FieldGroup>
          )}
          <SelectField label={say.productType} {...field('kind')} options={kinds} />
          {draft.kind === 'giftCard' && (
            <FreeAmountFields draft={draft} onChange={onChange} currency={currency} />
          )}
          {draft.kind !== 'giftCard' && (
            <BillingFields
              label={say.sellBySubscription}
              plan={draft.subscriptionPlan}
              currency={currency as CurrencyCode}
              onChange={(subscriptionPlan) => onChange({ subscriptionPlan })}
            />
          )}
          {mayOpenPlan(draft) && <OpensPlanField draft={draft} onChange={onChange} />}
          {draft.kind === 'physical' && <IdentityFields draft={draft} onChange={onChange} />}
          <More label={say.useASpecialTaxClass} isInUse={draft.taxClass !== ''}>
            <TextField
              label={say.taxClass}
              hint={say.mustMatchAClassUnderSettings}
              {...field('taxClass')}
              maxLength={40}
            />
          </More>
        </Stack>
      </Panel>
      <WordsPanel draft={draft} onChange={onChange} />
    </Stack>
  );
}

function WordsPanel({ draft, onChange }: Pick<ProductFieldsProps, 'draft' | 'onChange'>): ReactNode {
  const { field } = bindFields(draft, onChange);
  return (
    <Panel title={say.text} description={say.visitorsSeeTheseChangesWhenYou}>
      <Stack>
        <TextArea
          label={say.shortDescription}
          hint={say.shownBesideThePriceYouCan}
          {...field('excerpt')}
          maxLength={2000}
        />
        <TextField
          label={say.categories}
          hint={say.separateWithCommasVisitorsFilterThe}
          {...field('categories')}
        />
        <TextField label={say.tags} hint={say.separateWithCommas} {...field('tags')} />
      </Stack>
    </Panel>
  );
}

/** Rows of changed options: what is typed stays with the variant it was typed for. */
function rowsFor(
  options: readonly ProductOption[],
  rows: readonly VariantRow[],
  digits: number,
): VariantRow[] {
  const known = new Map(rows.map((row) => [row.variant.id, row]));
  return variantsOf(
    filledOptions(options),
    rows.map((row) => ({ ...variantOf(row), optionValues: row.variant.optionValues })),
    makeId,
  ).map((variant) => {
    const row = known.get(variant.id);
    if (!row) return rowOf(variant, false, digits);
    return { ...row, variant: { ...row.variant, optionValues: variant.optionValues } };
  });
}
