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

const LOOK_WORDS = { none: 'Not shown', light: 'Light', dark: 'Dark' } as const;

const WRITTEN_ON_PAGE = <p>Your content from the page appears here.</p>;

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
      <FieldGroup legend="Information bar on phones and tablets">
        <SelectField
          label="Information bar style"
          value={infoBar.style}
          options={BAR_LOOKS.map((each) => ({ value: each, label: LOOK_WORDS[each] }))}
          onChange={(style) => info({ style })}
        />
        {infoBar.style !== 'none' && (
          <div className="pair">
            <TextField label="Phone" type="tel" value={infoBar.phone} onChange={(phone) => info({ phone })} />
            <TextField
              label="Email"
              type="email"
              value={infoBar.email}
              onChange={(email) => info({ email })}
            />
            <TextField
              label="Directions page"
              placeholder="/find-us"
              value={infoBar.directions}
              onChange={(directions) => info({ directions })}
            />
            <TextField label="Opening hours" value={infoBar.hours} onChange={(hours) => info({ hours })} />
          </div>
        )}
      </FieldGroup>
      <BadgeFields siteId={siteId} value={value} onChange={onChange} />
      <FieldGroup legend="Credits">
        <OnPageWords
          siteId={siteId}
          title="Credits"
          sectionId={licencesSectionId}
          words={licences}
          onChange={(sectionId) => onChange({ licencesSectionId: sectionId })}
        >
          <TextArea
            label="Credits"
            hint="The creators and licences of pictures, audio or fonts you use. Shown at the end of every page."
            maxLength={600}
            value={licences}
            onChange={(typed) => onChange({ licences: typed })}
          />
        </OnPageWords>
      </FieldGroup>
      {isAnyShown && (
        <ShadowPreview label="Preview of the bars" css={barsCss}>
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
    <FieldGroup legend="Badge">
      <SelectField
        label="Badge style"
        value={badge.type}
        options={BAR_LOOKS.map((each) => ({ value: each, label: LOOK_WORDS[each] }))}
        onChange={(type) => mark({ type })}
      />
      {badge.type !== 'none' && (
        <OnPageWords
          siteId={siteId}
          title="Badge"
          sectionId={badgeSectionId}
          words={badge.text}
          onChange={(sectionId) => onChange({ badgeSectionId: sectionId })}
        >
          <div className="pair">
            <TextField label="Text" maxLength={60} value={badge.text} onChange={(text) => mark({ text })} />
            <TextField label="Badge link" value={badge.address} onChange={(address) => mark({ address })} />
          </div>
        </OnPageWords>
      )}
    </FieldGroup>
  );
}
