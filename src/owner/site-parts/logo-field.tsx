/** The site's logo, in its header. */
import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import { change } from '#domain/settings/calls.ts';
import { call } from '../api.ts';
import { Labelled } from '../fields/labelled.tsx';
import { fill } from '../fill.ts';
import { ChoosePicture } from '../media/library/choose-picture.tsx';
import { mediaQuery } from '../media/library/media-item.ts';
import { MediaThumb } from '../media/library/media-thumb.tsx';
import { useSite, useSiteOrigin } from '../session.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { Button } from '../ui/button.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './site-parts.module.css';
import * as say from './words/en.ts';

/** Takes effect at once, as everything does that the site is known by. */
export function LogoField(): ReactNode {
  const site = useSite();
  const logo = useQuery(siteSettingsQuery(site.id)).data?.logo;
  const save = useAction((next: MediaRef | null) => call(change, { site: site.id, body: { logo: next } }), {
    said: (_answer, next) => (next ? say.theLogoIsNowOnEvery : say.theSiteNameIsShownAgain),
    undoWith: () => logo ?? null,
    reads: ['settings', site.id],
  });
  return (
    <Labelled
      label={say.logo}
      hint={logo ? undefined : fill(say.withoutALogoYourSiteName, { name: site.name })}
    >
      <div className="cluster">
        {logo && <LogoPicture siteId={site.id} id={logo.id} />}
        <ChoosePicture
          label={logo ? say.change : say.chooseALogo}
          icon={<ImagePlus />}
          chosenId={logo?.id}
          onPick={(picture) => save.mutate(picture)}
        />
        {logo && (
          <Button tone="quiet" onClick={() => save.mutate(null)}>
            {say.showTheNameInstead}
          </Button>
        )}
      </div>
    </Labelled>
  );
}

function LogoPicture({ siteId, id }: { siteId: string; id: string }): ReactNode {
  const origin = useSiteOrigin(siteId);
  const { data } = useQuery(mediaQuery(siteId, id));
  return (
    <span className={`well ${styles['picture']}`}>
      {data && <MediaThumb media={data.media} origin={origin} />}
    </span>
  );
}
