/** The line above every page. */
import type { ReactNode } from 'react';
import { AnnouncementBar } from '#blocks/announcement-bar/render.tsx';
import barCss from '#blocks/announcement-bar/styles.css?inline';
import type { Announcement } from '#domain/popups/schema.ts';
import { BAR_THEMES } from '#domain/popups/shapes.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { ShadowPreview } from './shadow-preview.tsx';

const THEME_WORDS = { paper: 'Plain', tint: 'Tinted', ink: 'Dark', accent: 'The accent colour' } as const;

interface AnnouncementFieldsProps {
  readonly value: Announcement;
  readonly onChange: (part: Partial<Announcement>) => void;
}

export function AnnouncementFields({ value, onChange }: AnnouncementFieldsProps): ReactNode {
  const { field, toggle } = bindFields(value, onChange);
  return (
    <>
      <Switch label="Show announcement" {...toggle('isOn')} />
      <TextArea
        label="Text"
        maxLength={300}
        {...field('text')}
        error={value.isOn && value.text.trim() === '' ? 'Enter a text to show the bar.' : undefined}
      />
      <div className="pair">
        <TextField label="Link text" maxLength={60} {...field('linkLabel')} />
        <TextField label="Link" placeholder="/shop" {...field('linkAddress')} />
        <SelectField
          label="Colours"
          {...field('theme')}
          options={BAR_THEMES.map((theme) => ({ value: theme, label: THEME_WORDS[theme] }))}
        />
      </div>
      <Switch label="Visitors can close it" {...toggle('canClose')} />
      {value.text !== '' && (
        <ShadowPreview label="Announcement preview" css={barCss}>
          <AnnouncementBar {...value} isExample />
        </ShadowPreview>
      )}
      <AudienceFields value={value} onChange={onChange} />
      <div>
        <Button size="small" onClick={() => onChange({ version: value.version + 1 })}>
          Show it again to visitors who closed it
        </Button>
      </div>
    </>
  );
}
