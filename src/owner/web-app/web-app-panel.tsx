/** Whether and how visitors can put the site on their home screens. */
import type { ReactNode } from 'react';
import type { WebApp } from '#domain/web-app/schema.ts';
import { DISPLAYS, MAX_SHORT_NAME } from '#domain/web-app/web-app.ts';
import { fill } from '../fill.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Switch } from '../ui/switch.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { IconChoice } from './icon-choice.tsx';
import { IconPreviews } from './icon-previews.tsx';
import { useWebApp } from './use-web-app.ts';
import * as say from './words/en.ts';

const DISPLAY_WORDS: Readonly<Record<WebApp['display'], string>> = {
  browser: say.inTheBrowser,
  'minimal-ui': say.inItsOwnWindowWithA,
  standalone: say.inItsOwnWindowLikeAn,
};

export function WebAppPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useWebApp(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value || !stored.data) return <NotRead query={stored} />;
  const { defaults } = stored.data;
  const name = value.shortName.trim() || defaults.shortName;
  const { field, toggle } = bindFields(value, set);
  return (
    <SettingsPanel form={form} title={say.onHomeScreens} description={say.visitorsCanAddYourSiteTo}>
      <Switch label={say.useACustomNameIconAnd} hint={say.withoutThesePhonesUseThePage} {...toggle('isOn')} />
      {value.isOn && (
        <>
          <IconPreviews siteId={siteId} value={value} name={name} />
          <IconChoice {...field('icon')} defaults={defaults} />
          <TextField
            label={say.nameBelowTheIcon}
            hint={fill(say.countOfMaxshortnameCharactersPhonesCut, {
              count: value.shortName.length,
              maxShortName: MAX_SHORT_NAME,
            })}
            {...field('shortName')}
            maxLength={MAX_SHORT_NAME}
            placeholder={defaults.shortName}
          />
          <SelectField
            label={say.opens}
            {...field('display')}
            options={DISPLAYS.map((display) => ({ value: display, label: DISPLAY_WORDS[display] }))}
          />
          <div className="pair">
            <ColourChoice
              label={say.windowFrameColour}
              {...field('themeColor')}
              standard={defaults.themeColor}
              standardHint={say.accentColour}
              againLabel={say.accentColourAgainWindowFrameColour}
            />
            <ColourChoice
              label={say.loadingBackground}
              {...field('backgroundColor')}
              standard={defaults.backgroundColor}
              standardHint={say.pageBackground}
              againLabel={say.pageBackgroundAgainLoadingBackground}
            />
          </div>
        </>
      )}
    </SettingsPanel>
  );
}
