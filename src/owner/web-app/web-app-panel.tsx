/** Whether and how visitors can put the site on their home screens. */
import type { ReactNode } from 'react';
import type { WebApp } from '#domain/web-app/schema.ts';
import { DISPLAYS, MAX_SHORT_NAME } from '#domain/web-app/web-app.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Switch } from '../ui/switch.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { IconChoice } from './icon-choice.tsx';
import { IconPreviews } from './icon-previews.tsx';
import { useWebApp } from './use-web-app.ts';

const DISPLAY_WORDS: Readonly<Record<WebApp['display'], string>> = {
  browser: 'In the browser',
  'minimal-ui': 'In its own window, with a back button',
  standalone: 'In its own window, like an app',
};

export function WebAppPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useWebApp(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value || !stored.data) return <NotRead query={stored} />;
  const { defaults } = stored.data;
  const name = value.shortName.trim() || defaults.shortName;
  const { field, toggle } = bindFields(value, set);
  return (
    <SettingsPanel
      form={form}
      title="On home screens"
      description="Visitors can add your site to their phone’s home screen or computer. It works like a bookmark with an icon. It still needs the internet and sends no notifications."
    >
      <Switch
        label="Use a custom name, icon and colours"
        hint="Without these, phones use the page title and a screenshot."
        {...toggle('isOn')}
      />
      {value.isOn && (
        <>
          <IconPreviews siteId={siteId} value={value} name={name} />
          <IconChoice {...field('icon')} defaults={defaults} />
          <TextField
            label="Name below the icon"
            hint={`${value.shortName.length} of ${MAX_SHORT_NAME} characters. Phones cut off longer names.`}
            {...field('shortName')}
            maxLength={MAX_SHORT_NAME}
            placeholder={defaults.shortName}
          />
          <SelectField
            label="Opens"
            {...field('display')}
            options={DISPLAYS.map((display) => ({ value: display, label: DISPLAY_WORDS[display] }))}
          />
          <div className="pair">
            <ColourChoice
              label="Window frame colour"
              {...field('themeColor')}
              standard={defaults.themeColor}
              standardWords="Accent colour"
            />
            <ColourChoice
              label="Loading background"
              {...field('backgroundColor')}
              standard={defaults.backgroundColor}
              standardWords="Page background"
            />
          </div>
        </>
      )}
    </SettingsPanel>
  );
}
