/** How the site stands in search results and in messages, for pages that say nothing of their own. */
import type { ReactNode } from 'react';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { formatTitle, PAGE_MARK, SITE_MARK, TITLE_FORMATS } from '#domain/settings/title-format.ts';
import { ResultCard } from '../page-settings/page-cards.tsx';
import { SocialCard } from '../page-settings/social-card.tsx';
import { useSite } from '../session.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { SelectField, TextArea } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { useIsAskedFor } from '../use-is-asked-for.ts';
import { PictureField } from './picture-field.tsx';

/** Stands for any page that is not the home page. */
const EXAMPLE = { page: 'About us', path: '/about-us' } as const;

export function SearchPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value, set } = form;
  const isDescriptionAsked = useIsAskedFor('description');
  if (stored.error || !value) return <NotRead query={stored} />;
  const { field, toggle } = bindFields(value, set);
  return (
    <>
      <SettingsPanel
        form={form}
        title="Search and sharing"
        description="For pages that say nothing of their own."
      >
        <Switch
          label="Hide the site from search engines"
          hint="They are asked to leave every page out."
          {...toggle('isHiddenFromSearch')}
        />
        <SelectField label="Titles" {...field('titleFormat')} options={titleChoices(value.titleFormat)} />
        <TextArea
          label="Description"
          autoFocus={isDescriptionAsked}
          hint={`${value.description.length} of about 160 characters that search engines show.`}
          {...field('description')}
          maxLength={500}
        />
        <PictureField
          siteId={siteId}
          label="Picture for sharing"
          hint="For pages without pictures of their own. 1200 × 630 pixels or more show best."
          value={value.socialImage}
          onChange={(socialImage) => set({ socialImage })}
        />
      </SettingsPanel>
      <Preview value={value} />
    </>
  );
}

function titleChoices(chosen: string) {
  const formats: readonly string[] = TITLE_FORMATS;
  return [...formats, ...(formats.includes(chosen) ? [] : [chosen])].map((format) => ({
    value: format,
    label: format.replace(PAGE_MARK, 'Page').replace(SITE_MARK, 'Site'),
  }));
}

function Preview({ value }: { readonly value: SiteSettings }): ReactNode {
  const host = new URL(useSite().url).host;
  const { title: site, tagline, titleFormat, description, isHiddenFromSearch } = value;
  const titleFor = (page: string, isHome: boolean) =>
    formatTitle(titleFormat, { page, site, tagline, isHome });
  return (
    <Panel title="How it looks">
      <div className="pair">
        <div className="stack">
          <h3 className="caption">In search results</h3>
          {isHiddenFromSearch ? (
            <Notice tone="info">Search engines are asked to leave the whole site out.</Notice>
          ) : (
            <>
              <ResultCard
                site={site}
                host={host}
                path="/"
                title={titleFor('', true)}
                description={description}
              />
              <ResultCard
                site={site}
                host={host}
                path={EXAMPLE.path}
                title={titleFor(EXAMPLE.page, false)}
                description={description}
              />
            </>
          )}
        </div>
        <div className="stack">
          <h3 className="caption">When it is shared</h3>
          <SocialCard
            host={host}
            title={titleFor('', true)}
            description={description}
            pictureId={value.socialImage?.id ?? ''}
          />
        </div>
      </div>
    </Panel>
  );
}
