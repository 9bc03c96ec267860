/** The information bar of small screens, the badge, and the bar of licences. */
import type { ReactNode } from 'react';
import { SiteBarsView } from '#blocks/site-bars/render.tsx';
import barsCss from '#blocks/site-bars/styles.css?inline';
import type { SiteBars } from '#domain/popups/schema.ts';
import { BAR_LOOKS } from '#domain/popups/shapes.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { OnPageWords } from './on-page-words.tsx';
import { ShadowPreview } from './shadow-preview.tsx';
import * as say from './words/en.ts';

const LOOK_WORDS = { none: say.notShown, light: say.light, dark: say.dark } as const;

const WRITTEN_ON_PAGE = <p>{say.yourContentFromThePageAppears}</p>;

interface BarsFieldsProps {
  readonly siteId: string;
  readonly value: SiteBars;
  readonly onChange: (part: Partial<SiteBars>) => void;
}

export function BarsFields({ siteId, value, onChange }: BarsFieldsProps): ReactNode {
  const { infoBar, badge, licences, badgeSectionId, licencesSectionId } = value;
  const info = (part: Partial<SiteBars['infoBar']>) => onChange({ infoBar: { ...infoBar, ...part } });
  const hasLicences = licences !== '' || licencesSectionId !== null;
  const isAnyShown = infoBar.style !== 'none' || badge.type !== 'none' || hasLicences;
  return (
    <>
      <FieldGroup legend={say.informationBarOnPhonesAndTablets}>
        <SelectField
          label={say.informationBarStyle}
          value={infoBar.style}
          options={BAR_LOOKS.map((each) => ({ value: each, label: LOOK_WORDS[each] }))}
          onChange={(style) => info({ style })}
        />
        {infoBar.style !== 'none' && (
          <div className="pair">
            <TextField
              label={say.phone}
              type="tel"
              value={infoBar.phone}
              onChange={(phone) => info({ phone })}
            />
            <TextField
              label={say.email}
              type="email"
              value={infoBar.email}
              onChange={(email) => info({ email })}
            />
            <TextField
              label={say.directionsPage}
              placeholder={say.findUs}
              value={infoBar.directions}
              onChange={(directions) => info({ directions })}
            />
            <TextField label={say.openingHours} value={infoBar.hours} onChange={(hours) => info({ hours })} />
          </div>
        )}
      </FieldGroup>
      <BadgeFields siteId={siteId} value={value} onChange={onChange} />
      <FieldGroup legend={say.credits}>
        <OnPageWords
          siteId={siteId}
          title={say.credits}
          sectionId={licencesSectionId}
          words={licences}
          onChange={(sectionId) => onChange({ licencesSectionId: sectionId })}
        >
          <TextArea
            label={say.credits}
            hint={say.theCreatorsAndLicencesOfPictures}
            maxLength={600}
            value={licences}
            onChange={(typed) => onChange({ licences: typed })}
          />
        </OnPageWords>
      </FieldGroup>
      {isAnyShown && (
        <ShadowPreview label={say.previewOfTheBars} css={barsCss}>
          <SiteBarsView
            {...value}
            isExample
            badgeContent={badgeSectionId === null ? undefined : WRITTEN_ON_PAGE}
            licencesContent={licencesSectionId === null ? undefined : WRITTEN_ON_PAGE}
          />
        </ShadowPreview>
      )}
    </>
  );
}

function BadgeFields({ siteId, value, onChange }: BarsFieldsProps): ReactNode {
  const { badge, badgeSectionId } = value;
  const mark = (part: Partial<SiteBars['badge']>) => onChange({ badge: { ...badge, ...part } });
  return (
    <FieldGroup legend={say.badge}>
      <SelectField
        label={say.badgeStyle}
        value={badge.type}
        options={BAR_LOOKS.map((each) => ({ value: each, label: LOOK_WORDS[each] }))}
        onChange={(type) => mark({ type })}
      />
      {badge.type !== 'none' && (
        <OnPageWords
          siteId={siteId}
          title={say.badge}
          sectionId={badgeSectionId}
          words={badge.text}
          onChange={(sectionId) => onChange({ badgeSectionId: sectionId })}
        >
          <div className="pair">
            <TextField
              label={say.text}
              maxLength={60}
              value={badge.text}
              onChange={(text) => mark({ text })}
            />
            <TextField
              label={say.badgeLink}
              value={badge.address}
              onChange={(address) => mark({ address })}
            />
          </div>
        </OnPageWords>
      )}
    </FieldGroup>
  );
}
