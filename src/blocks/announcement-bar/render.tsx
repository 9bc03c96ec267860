import type { ReactNode } from 'react';
import { safeHref } from '#domain/links/safe-href.ts';
import { overTexts } from '#domain/popups/over-texts.ts';
import { en, type OverMessages } from '#domain/popups/words/en.ts';
import type { BlockRender } from '../contract.ts';
import type { AnnouncementBarProps } from './definition.ts';
import { hideIfClosed } from './hide-if-closed.ts';

export const render: BlockRender<AnnouncementBarProps> = ({ props, context }) => (
  <AnnouncementBar {...props} words={overTexts(context.locale)} />
);

export function AnnouncementBar({
  words = en,
  ...props
}: AnnouncementBarProps & { readonly words?: OverMessages }): ReactNode {
  const { text, linkLabel, linkAddress, theme, canClose, version, isExample } = props;
  const href = safeHref(linkAddress);
  const screens = [props.enableMobile ? '' : 'not-phone', props.enableDesktop ? '' : 'not-desktop'];
  // Of several examples on one page none is a landmark.
  const Bar = isExample ? 'div' : 'aside';
  return (
    <>
      <Bar
        role={isExample ? 'group' : undefined}
        className={['announcement-bar', ...screens].filter(Boolean).join(' ')}
        aria-label={words.announcement}
        // A press here closes nothing that is open elsewhere.
        data-control-area=""
        data-theme={theme}
        data-version={version}
        {...(isExample ? { 'data-example': '' } : {})}
      >
        <p>
          {text} {href && linkLabel && <a href={href}>{linkLabel}</a>}
        </p>
        {canClose && (
          <button type="button" aria-label={words.closeAnnouncement}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        )}
      </Bar>
      {canClose && !isExample && (
        <script data-category="necessary" dangerouslySetInnerHTML={{ __html: hideIfClosed(version) }} />
      )}
    </>
  );
}
