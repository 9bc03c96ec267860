/** A thumbnail of a site: its home page, rendered for a desktop and scaled down. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './site-picture.module.css';

/** CSS pixels of the page within. */
const PAGE_WIDTH = 1280;

export function SitePicture({ url }: { readonly url: string }): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / PAGE_WIDTH));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={box} className={styles['box']} aria-hidden="true">
      {scale > 0 && (
        // Looked at only: no script of the site runs in it, and it takes neither keys nor presses. It keeps its
        // origin: without one Safari takes none of its pictures for the site's own, and no browser its fonts.
        <iframe
          className={styles['page']}
          style={{ transform: `scale(${scale})` }}
          src={new URL('/_still', url).href}
          title="The site"
          sandbox="allow-same-origin"
          tabIndex={-1}
          scrolling="no"
          loading="lazy"
          inert
        />
      )}
    </span>
  );
}
