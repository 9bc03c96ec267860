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
  browser: 'In the browser, like any page',
  'minimal-ui': 'In a window of its own, with a button to go back',
  standalone: 'In a window of its own, like an app',
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
      description="Visitors can put the site on the home screen of their phone, or beside their programs, and open it from there. That makes it a bookmark with an icon: it still needs the internet, and sends no notifications."
    >
      <Switch
        label="Offer a name, an icon and colours"
        hint="Without them, phones make up their own: the title of the page, and a picture of it."
        {...toggle('isOn')}
      />
      {value.isOn && (
        <>
          <IconPreviews siteId={siteId} value={value} name={name} />
          <IconChoice {...field('icon')} defaults={defaults} />
          <TextField
            label="Name beneath the icon"
            hint={`${value.shortName.length} of ${MAX_SHORT_NAME} characters. Phones have room for no more.`}
            {...field('shortName')}
            maxLength={MAX_SHORT_NAME}
            placeholder={defaults.shortName}
          />
          <SelectField
            label="It opens"
            {...field('display')}
            options={DISPLAYS.map((display) => ({ value: display, label: DISPLAY_WORDS[display] }))}
          />
          <div className="pair">
            <ColourChoice
              label="Colour of the window’s frame"
              {...field('themeColor')}
              standard={defaults.themeColor}
              standardWords="The site’s accent"
            />
            <ColourChoice
              label="Ground while it opens"
              {...field('backgroundColor')}
              standard={defaults.backgroundColor}
              standardWords="The ground of the pages"
            />
          </div>
        </>
      )}
    </SettingsPanel>
  );
}
