/** On which pages, on which screens and when. */

import type { ReactNode } from 'react';
import { PAGE_CHOICES, type Popup } from '#domain/popups/schema.ts';
import { SpanFields } from '../fields/moment-field.tsx';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextArea } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Switch } from '../ui/switch.tsx';
import * as say from './words/en.ts';

const PAGE_WORDS = {
  all: say.onEveryPage,
  only: say.onSelectedPages,
  except: say.onAllOtherPages,
} as const;

type Audience = Pick<Popup, 'pages' | 'paths' | 'from' | 'until' | 'enableMobile' | 'enableDesktop'>;

interface AudienceFieldsProps {
  readonly value: Audience;
  readonly onChange: (part: Partial<Audience>) => void;
}

export function AudienceFields({ value, onChange }: AudienceFieldsProps): ReactNode {
  const { field, toggle } = bindFields(value, onChange);
  return (
    <FieldGroup legend={say.whereAndWhen}>
      <SelectField
        label={say.pages}
        {...field('pages')}
        options={PAGE_CHOICES.map((each) => ({ value: each, label: PAGE_WORDS[each] }))}
      />
      {value.pages !== 'all' && (
        <TextArea
          label={say.pageAddresses}
          hint={say.onePerLineSuchAsShop}
          value={value.paths.join('\n')}
          onChange={(typed) => onChange({ paths: typed.split('\n') })}
        />
      )}
      <Switch label={say.onPhones} {...toggle('enableMobile')} />
      <Switch label={say.onLargerScreens} {...toggle('enableDesktop')} />
      <div className="pair">
        <SpanFields from={value.from} until={value.until} onChange={onChange} />
      </div>
    </FieldGroup>
  );
}
