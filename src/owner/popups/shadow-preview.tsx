/** What visitors get, drawn by the block itself in the look of the site. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSiteLook } from '../fields/site-look.ts';
import { useSite } from '../session.ts';
import { styledShadow } from '../ui/shadow-style.ts';
import styles from './popups.module.css';

interface ShadowPreviewProps {
  readonly label: string;
  readonly css: string;
  readonly children: ReactNode;
}

export function ShadowPreview({ label, css, children }: ShadowPreviewProps): ReactNode {
  const look = useSiteLook(useSite().id);
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  useEffect(() => {
    if (host.current) setShadow(styledShadow(host.current, [css, look]));
  }, [css, look]);
  return (
    <section className={styles['preview']} aria-label={label}>
      {/* To be looked at: nothing in it can be pressed. */}
      <div ref={host} inert />
      {shadow && createPortal(children, shadow)}
    </section>
  );
}
