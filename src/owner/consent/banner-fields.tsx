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
import * as say from './words/en.ts';

const WORDS: Readonly<Record<string, string>> = {
  BAR: say.barAcrossThePage,
  POPUP: say.popupInACorner,
  TOP: say.atTheTop,
  BOTTOM: say.atTheBottom,
  TOP_LEFT: say.topLeft,
  TOP_RIGHT: say.topRight,
  BOTTOM_LEFT: say.bottomLeft,
  BOTTOM_RIGHT: say.bottomRight,
  LIGHT: say.light,
  DARK: say.dark,
  TEXT: say.textLinks,
  BUTTON: say.buttons,
  ICON: say.icons,
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
    <FieldGroup legend={say.theBanner}>
      <TextArea label={say.text} placeholder={DEFAULT_TEXT} maxLength={1000} {...field('cookieBannerText')} />
      <Switch
        label={say.showADeclineButton}
        hint={say.visitorsCanThenAlsoChooseBy}
        isOn={hasRefusal}
        onChange={(isOn) => onChange({ cookieBannerAcceptType: isOn ? 'OPT_IN_AND_OUT' : 'OPT_IN' })}
      />
      <div className="pair">
        <TextField
          label={say.acceptLabel}
          placeholder={DEFAULT_ACCEPT}
          maxLength={40}
          {...field('cookieBannerCtaText')}
        />
        {hasRefusal && (
          <TextField
            label={say.declineLabel}
            placeholder={DEFAULT_DECLINE}
            maxLength={40}
            {...field('cookieBannerOptOutCtaText')}
          />
        )}
        <SelectField
          label={say.shape}
          value={variant}
          options={optionsOf(VARIANTS)}
          onChange={(cookieBannerVariant) => onChange({ cookieBannerVariant })}
        />
        <SelectField
          label={say.position}
          value={positionOf(value)}
          options={optionsOf(variant === 'BAR' ? BAR_POSITIONS : POPUP_POSITIONS)}
          onChange={(cookieBannerPosition) => onChange({ cookieBannerPosition })}
        />
        <SelectField label={say.colours} {...field('cookieBannerTheme')} options={optionsOf(BANNER_THEMES)} />
        <SelectField
          label={say.buttonStyle}
          {...field('cookieBannerCtaVariant')}
          options={optionsOf(CTA_VARIANTS)}
        />
      </div>
    </FieldGroup>
  );
}
