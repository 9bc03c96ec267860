/** One of the site's pages, as it looks with the style that is being tried. */

import { type ReactNode, useMemo } from 'react';
import type { DocumentView } from '#domain/content/calls.ts';
import { takeUndoKey } from '../editing/use-undo-keys.ts';
import { useSite } from '../session.ts';
import { useDesign } from './design.tsx';
import { DesignFrame } from './design-frame.tsx';
import { liveCss } from './live-css.ts';
import styles from './preview.module.css';
import * as say from './words/en.ts';

export type PreviewDevice = 'phone' | 'desktop';

const WIDTHS: Readonly<Record<PreviewDevice, number>> = { phone: 390, desktop: 1280 };

export interface PreviewProps {
  readonly pages: readonly DocumentView[];
  readonly pageId: string;
  readonly device: PreviewDevice;
  readonly onPage: (id: string) => void;
}

export function Preview({ pages, pageId, device, onPage }: PreviewProps): ReactNode {
  const { editor, style } = useDesign();
  const site = useSite();
  const css = useMemo(() => liveCss(style), [style]);
  /** Links between the site's pages lead on within the preview. */
  const follow = (href: string) => {
    const { origin, pathname } = new URL(href);
    const page = pages.find(({ path }) => path === pathname);
    if (page && origin === new URL(site.url).origin) onPage(page.id);
  };
  return (
    <section className={`stack snug ${styles['stage']}`} data-device={device} aria-label={say.preview}>
      <div className={styles['page']}>
        <DesignFrame
          title={say.pagePreview}
          documentId={pageId}
          template={style.template}
          css={css}
          width={WIDTHS[device]}
          isFixedWidth={device === 'phone'}
          onMessage={(message) => {
            if (message.type === 'follow') follow(message.href);
            if (message.type === 'key') takeUndoKey(editor, message);
          }}
        />
      </div>
    </section>
  );
}
