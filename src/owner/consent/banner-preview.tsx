/** The banner as visitors get it, drawn by the block itself in the look of the site. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CookieBanner } from '#blocks/cookie-banner/render.tsx';
import { styles as bannerCss } from '#blocks/cookie-banner/styles.ts';
import type { Consent } from '#domain/consent/schema.ts';
import { useSiteLook } from '../fields/site-look.ts';
import { useSite } from '../session.ts';
import { styledShadow } from '../ui/shadow-style.ts';
import styles from './consent.module.css';
import * as say from './words/en.ts';

/** It lies over a page of its own here, and comes at once. */
const PLACE_CSS = `.cookie-banner { position: absolute; animation: none; max-block-size: 100%; }
.cookie-banner p { margin: 0 }`;

const hasPolicy = ({ policyLink, policyPath }: Consent) => policyLink !== undefined || policyPath !== '';

export function BannerPreview({ value }: { readonly value: Consent }): ReactNode {
  const look = useSiteLook(useSite().id);
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  useEffect(() => {
    if (host.current) setShadow(styledShadow(host.current, [bannerCss, look, PLACE_CSS]));
  }, [look]);
  return (
    <section className={styles['preview']} aria-label={say.bannerPreview}>
      <div className={styles['page']} aria-hidden="true" />
      {/* To be looked at: what it asks is not asked here. */}
      <div ref={host} className={styles['stage']} inert />
      {shadow &&
        createPortal(
          <CookieBanner {...value} policyPath={hasPolicy(value) ? '/' : ''} isExample isPlaced />,
          shadow,
        )}
    </section>
  );
}
