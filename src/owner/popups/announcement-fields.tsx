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
import * as say from './words/en.ts';

const THEME_WORDS = {
  paper: say.plain,
  tint: say.tinted,
  ink: say.dark,
  accent: say.theAccentColour,
} as const;

interface AnnouncementFieldsProps {
  readonly value: Announcement;
  readonly onChange: (part: Partial<Announcement>) => void;
}

export function AnnouncementFields({ value, onChange }: AnnouncementFieldsProps): ReactNode {
  const { field, toggle } = bindFields(value, onChange);
  return (
    <>
      <Switch label={say.showAnnouncement} {...toggle('isOn')} />
      <TextArea
        label={say.text}
        maxLength={300}
        {...field('text')}
        error={value.isOn && value.text.trim() === '' ? say.enterATextToShowThe : undefined}
      />
      <div className="pair">
        <TextField label={say.linkText} maxLength={60} {...field('linkLabel')} />
        <TextField label={say.link} placeholder="/shop" {...field('linkAddress')} />
        <SelectField
          label={say.colours}
          {...field('theme')}
          options={BAR_THEMES.map((theme) => ({ value: theme, label: THEME_WORDS[theme] }))}
        />
      </div>
      <Switch label={say.visitorsCanCloseIt} {...toggle('canClose')} />
      {value.text !== '' && (
        <ShadowPreview label={say.announcementPreview} css={barCss}>
          <AnnouncementBar {...value} isExample />
        </ShadowPreview>
      )}
      <AudienceFields value={value} onChange={onChange} />
      <div>
        <Button size="small" onClick={() => onChange({ version: value.version + 1 })}>
          {say.showItAgainToVisitorsWho}
        </Button>
      </div>
    </>
  );
}
