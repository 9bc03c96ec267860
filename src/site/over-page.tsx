/** What the owner has laid over a page: the announcement above it, popups, and the bars of the site. */
import type { ReactNode } from 'react';
import { hideIfClosed } from '#blocks/announcement-bar/hide-if-closed.ts';
import { AnnouncementBar } from '#blocks/announcement-bar/render.tsx';
import { IslandProps } from '#blocks/kit/island-props.tsx';
import { PopupFrame } from '#blocks/popup/frame.tsx';
import { triggerProps } from '#blocks/popup/trigger-props.ts';
import { SiteBarsView } from '#blocks/site-bars/render.tsx';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { isPickedForRecording } from '#domain/experiments/recording.ts';
import { isBadgeShown } from '#domain/popups/display.ts';
import { overTexts } from '#domain/popups/over-texts.ts';
import type { SiteBars } from '#domain/popups/schema.ts';
import type { OverMessages } from '#domain/popups/words/en.ts';
import { TEMPLATE_VERSION } from '#domain/site-context/template-version.ts';
import type { SharedContext } from './context.ts';
import { areaMarks } from './edit/editing.ts';
import { partMark } from './edit/part-mark.ts';
import type { LayoutStyles } from './layout.ts';
import type { LoadedPage } from './load-page.ts';
import { Sections } from './sections.tsx';

/** Holds its place from the first paint on: nothing below it moves. */
export function AboveHeader({ loaded }: { readonly loaded: LoadedPage }): ReactNode {
  const announcement = announcementOf(loaded);
  const { editing } = loaded;
  // It belongs to the header; in the frame it has a place also where there is none yet.
  const marks = {
    ...(editing?.area === 'header' || editing?.part === 'header' ? {} : areaMarks(editing, 'header')),
    ...partMark(editing, 'announcement'),
  };
  if (!announcement) return editing ? <div {...marks} /> : null;
  // In the frame it is looked at: nothing closes it there.
  const island =
    announcement.canClose && !editing
      ? { 'data-island': 'announcement-bar', 'data-hydrate': 'interaction' }
      : {};
  return (
    <div className="block-announcement-bar" {...marks} {...island}>
      <AnnouncementBar {...announcement} isExample={editing !== undefined} words={wordsOf(loaded)} />
    </div>
  );
}

interface OverPageProps {
  readonly loaded: LoadedPage;
  readonly shared: SharedContext;
  readonly layout: LayoutStyles;
}

export function OverPage({ loaded, shared, layout }: OverPageProps): ReactNode {
  const { overPages } = loaded.site;
  if (!overPages) return isPickedForRecording(loaded.page.experiments) ? <SessionRecording /> : null;
  const contentOf = (key: string) => (
    <Sections
      sections={loaded.over.get(key) ?? []}
      shared={{ ...shared, page: { ...shared.page, type: PAGE_TYPES.popupOverlay } }}
      layout={layout}
      area="after"
    />
  );
  return (
    <>
      {isPickedForRecording(loaded.page.experiments) && <SessionRecording />}
      {hasBars(loaded, overPages.bars) && (
        <div className="block-site-bars" data-island="site-bars" data-hydrate="idle">
          <SiteBarsView
            {...overPages.bars}
            isExample={false}
            words={wordsOf(loaded)}
            badgeContent={holds(loaded, 'badge') ? contentOf('badge') : undefined}
            licencesContent={holds(loaded, 'licences') ? contentOf('licences') : undefined}
          />
        </div>
      )}
      {shownPopups(loaded).map((popup) => (
        <div key={popup.id} className="block-popup" data-island="popup" data-hydrate="idle">
          <PopupFrame {...popup} isExample={false} words={wordsOf(loaded)}>
            {contentOf(popup.id)}
          </PopupFrame>
          <IslandProps value={triggerProps({ ...popup, isExample: false })} />
        </div>
      ))}
    </>
  );
}

/** Only for those who were picked: the others fetch nothing for it. */
function SessionRecording(): ReactNode {
  return <div hidden data-island="session-recording" data-hydrate="idle" />;
}

function wordsOf({ site }: LoadedPage): OverMessages {
  return overTexts(site.settings.locale);
}

/** The blocks whose styles it takes. */
export function overPageTypes(loaded: LoadedPage): string[] {
  const bars = loaded.site.overPages?.bars;
  return [
    ...(announcementOf(loaded) ? ['announcement-bar'] : []),
    ...(bars && hasBars(loaded, bars) ? ['site-bars'] : []),
    ...(shownPopups(loaded).length > 0 ? ['popup'] : []),
  ];
}

/** The script in the markup that the policy of the page has to name; empty where there is none. */
export function closedBarScript(loaded: LoadedPage): string {
  const announcement = announcementOf(loaded);
  return announcement?.canClose ? `<script>${hideIfClosed(announcement.version)}</script>` : '';
}

function announcementOf({ site }: LoadedPage) {
  return site.overPages?.announcement.isOn ? site.overPages.announcement : undefined;
}

/** One whose section is not published has nothing to show. */
function shownPopups(loaded: LoadedPage) {
  return (loaded.site.overPages?.popups ?? []).filter(({ id }) => holds(loaded, id));
}

function holds({ over }: LoadedPage, key: string): boolean {
  return (over.get(key)?.length ?? 0) > 0;
}

function hasBars(loaded: LoadedPage, { infoBar, badge, licences }: SiteBars): boolean {
  const isBadged =
    (badge.text !== '' || holds(loaded, 'badge')) &&
    isBadgeShown({ templateVersion: TEMPLATE_VERSION, badgeType: badge.type });
  return infoBar.style !== 'none' || licences !== '' || holds(loaded, 'licences') || isBadged;
}
