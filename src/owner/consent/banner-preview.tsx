/** The banner as visitors get it, drawn by the block itself in a shadow of its own, so that neither look touches the other. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CookieBanner } from '#blocks/cookie-banner/render.tsx';
import { styles as bannerCss } from '#blocks/cookie-banner/styles.ts';
import type { Consent } from '#domain/consent/schema.ts';
import styles from './consent.module.css';
import * as say from './words/en.ts';

/** Stands in for the site's own style sheet: spaces and sizes as most sites have them. */
const SITE_CSS = `
:host { font: 1rem/1.5 system-ui, sans-serif; --space-2: .5rem; --space-3: .75rem; --space-4: 1rem; --space-5: 1.5rem;
  --step--1: .875rem; --radius: 4px; --measure: 66ch; --accent: #1d4ed8; }
[data-theme=paper] { --ground: #fff; --text: #1a1a1a; --border: #8a8a8a; }
[data-theme=ink] { --ground: #1a1a1a; --text: #f5f5f5; --border: #777; --accent: #9db7ff; }
.cookie-banner { position: absolute; animation: none; max-block-size: 100%; }
.cookie-banner p { margin: 0 }`;

const hasPolicy = ({ policyLink, policyPath }: Consent) => policyLink !== undefined || policyPath !== '';

export function BannerPreview({ value }: { readonly value: Consent }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const sheets = [bannerCss, SITE_CSS].map((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    });
    root.adoptedStyleSheets = sheets;
    setShadow(root);
  }, []);
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
