/** What visitors get, drawn by the block itself in a shadow of its own, so that neither look touches the other. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './popups.module.css';

/** Stands in for the site's own style sheet: spaces and sizes as most sites have them. */
const SITE_CSS = `
:host { font: 1rem/1.5 system-ui, sans-serif; --space-1: .25rem; --space-2: .5rem; --space-3: .75rem;
  --space-4: 1rem; --space-5: 1.5rem; --step--1: .875rem; --radius: 4px; --measure: 66ch; }
[data-theme=paper] { --ground: #fff; --text: #1a1a1a; --border: #8a8a8a; }
[data-theme=tint] { --ground: #eef2f7; --text: #1a1a1a; --border: #8a8a8a; }
[data-theme=ink] { --ground: #1a1a1a; --text: #f5f5f5; --border: #777; }
[data-theme=accent] { --ground: #1d4ed8; --text: #fff; --border: #9db7ff; }`;

interface ShadowPreviewProps {
  readonly label: string;
  readonly css: string;
  readonly children: ReactNode;
}

export function ShadowPreview({ label, css, children }: ShadowPreviewProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [css, SITE_CSS].map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    setShadow(root);
  }, [css]);
  return (
    <section className={styles['preview']} aria-label={label}>
      {/* To be looked at: nothing in it can be pressed. */}
      <div ref={host} inert />
      {shadow && createPortal(children, shadow)}
    </section>
  );
}
