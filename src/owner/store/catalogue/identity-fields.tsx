/** What search engines and shopping services know a product by, besides its barcode. */
import type { ReactNode } from 'react';
import { CONDITIONS, MAX_BRAND_LENGTH } from '#domain/store/catalogue/product-form.ts';
import { bindFields } from '../../ui/bind-fields.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { ProductDraft } from './product-draft.ts';
import * as say from './words/en.ts';

interface IdentityFieldsProps {
  readonly draft: ProductDraft;
  readonly onChange: (part: Partial<ProductDraft>) => void;
}

const WORDS = { refurbished: say.refurbished, used: say.used } as const;
const CONDITION_CHOICES = [
  { value: '' as const, label: say.newCondition },
  ...CONDITIONS.map((value) => ({ value, label: WORDS[value] })),
];

export function IdentityFields({ draft, onChange }: IdentityFieldsProps): ReactNode {
  const { field } = bindFields(draft, onChange);
  const hasBarcode = draft.rows.some(({ gtin }) => gtin.trim() !== '');
  return (
    <>
      <div className="pair">
        <TextField
          label={say.brand}
          hint={say.leaveEmptyIfItHasNone}
          {...field('brand')}
          maxLength={MAX_BRAND_LENGTH}
        />
        <SelectField label={say.condition} {...field('condition')} options={CONDITION_CHOICES} />
      </div>
      {!hasBarcode && (
        <Switch
          label={say.itHasNoBarcode}
          hint={say.madeByHandMadeToOrder}
          isOn={draft.hasNoBarcode}
          onChange={(hasNoBarcode) => onChange({ hasNoBarcode })}
        />
      )}
      {draft.pictures.length === 0 && draft.rows.every(({ variant }) => variant.pictureId === undefined) && (
        <p className="hint">{say.withoutAPictureItIsLeftOut}</p>
      )}
    </>
  );
}
