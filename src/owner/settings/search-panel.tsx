/** How the site stands in search results and in messages, for pages that say nothing of their own. */
import type { ReactNode } from 'react';
import { searchPanel } from '#domain/settings/panels.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { formatTitle } from '#domain/settings/title-format.ts';
import { ResultCard } from '../page-settings/page-cards.tsx';
import { SocialCard } from '../page-settings/social-card.tsx';
import { useSite } from '../session.ts';
import { DeclaredPanel } from '../site-settings/declared-panel.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { PictureField } from './picture-field.tsx';
import * as texts from './words/en.ts';

/** Stands for any page that is not the home page. */
const EXAMPLE = { page: texts.aboutUs, path: '/about-us' } as const;

const CONTROLS = { picture: PictureField };

export function SearchPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  return (
    <>
      <DeclaredPanel siteId={siteId} panel={searchPanel} form={form} controls={CONTROLS} />
      {form.value && <Preview value={form.value} />}
    </>
  );
}

function Preview({ value }: { readonly value: SiteSettings }): ReactNode {
  const host = new URL(useSite().url).host;
  const { title: site, tagline, titleFormat, description, isHiddenFromSearch } = value;
  const titleFor = (page: string, isHome: boolean) =>
    formatTitle(titleFormat, { page, site, tagline, isHome });
  return (
    <Panel title={texts.preview}>
      <div className="pair">
        <div className="stack">
          <h3 className="caption">{texts.inSearchResults}</h3>
          {isHiddenFromSearch ? (
            <Notice tone="info">{texts.searchEnginesAreAskedNotTo}</Notice>
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
          <h3 className="caption">{texts.socialPreview}</h3>
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
