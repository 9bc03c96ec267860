/** What the banner says and how it looks. */
import type { ReactNode } from 'react';
import type { Consent } from '#domain/consent/schema.ts';
import {
  BANNER_THEMES,
  BAR_POSITIONS,
  CTA_VARIANTS,
  DEFAULT_ACCEPT,
  DEFAULT_DECLINE,
  DEFAULT_TEXT,
  POPUP_POSITIONS,
  positionOf,
  VARIANTS,
} from '#domain/consent/settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Switch } from '../ui/switch.tsx';

const WORDS: Readonly<Record<string, string>> = {
  BAR: 'Bar across the page',
  POPUP: 'Popup in a corner',
  TOP: 'At the top',
  BOTTOM: 'At the bottom',
  TOP_LEFT: 'Top left',
  TOP_RIGHT: 'Top right',
  BOTTOM_LEFT: 'Bottom left',
  BOTTOM_RIGHT: 'Bottom right',
  LIGHT: 'Light',
  DARK: 'Dark',
  TEXT: 'Text links',
  BUTTON: 'Buttons',
  ICON: 'Icons',
};

function optionsOf<Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ value, label: WORDS[value] ?? value }));
}

interface BannerFieldsProps {
  readonly value: Consent;
  readonly onChange: (part: Partial<Consent>) => void;
}

export function BannerFields({ value, onChange }: BannerFieldsProps): ReactNode {
  const { cookieBannerVariant: variant, cookieBannerAcceptType: type } = value;
  const hasRefusal = type === 'OPT_IN_AND_OUT';
  const { field } = bindFields(value, onChange);
  return (
    <FieldGroup legend="The banner">
      <TextArea label="Text" placeholder={DEFAULT_TEXT} maxLength={1000} {...field('cookieBannerText')} />
      <Switch
        label="Show a decline button"
        hint="Visitors can then also choose by category."
        isOn={hasRefusal}
        onChange={(isOn) => onChange({ cookieBannerAcceptType: isOn ? 'OPT_IN_AND_OUT' : 'OPT_IN' })}
      />
      <div className="pair">
        <TextField
          label="Accept label"
          placeholder={DEFAULT_ACCEPT}
          maxLength={40}
          {...field('cookieBannerCtaText')}
        />
        {hasRefusal && (
          <TextField
            label="Decline label"
            placeholder={DEFAULT_DECLINE}
            maxLength={40}
            {...field('cookieBannerOptOutCtaText')}
          />
        )}
        <SelectField
          label="Shape"
          value={variant}
          options={optionsOf(VARIANTS)}
          onChange={(cookieBannerVariant) => onChange({ cookieBannerVariant })}
        />
        <SelectField
          label="Position"
          value={positionOf(value)}
          options={optionsOf(variant === 'BAR' ? BAR_POSITIONS : POPUP_POSITIONS)}
          onChange={(cookieBannerPosition) => onChange({ cookieBannerPosition })}
        />
        <SelectField label="Colours" {...field('cookieBannerTheme')} options={optionsOf(BANNER_THEMES)} />
        <SelectField
          label="Button style"
          {...field('cookieBannerCtaVariant')}
          options={optionsOf(CTA_VARIANTS)}
        />
      </div>
    </FieldGroup>
  );
}
