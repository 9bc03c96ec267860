/** A thumbnail: a page as it is on a desktop, scaled down. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './page-picture.module.css';

/** CSS pixels of the page within. */
const PAGE_WIDTH = 1280;

export interface PagePictureProps {
  /** Of a page that is served without scripts. */
  readonly src: string;
  /** Whose picture it is. */
  readonly title: string;
}

/** How the home page of a site looks to visitors. */
export function pictureOfSite(url: string): string {
  return new URL('/_still', url).href;
}

export function PagePicture({ src, title }: PagePictureProps): ReactNode {
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
    <span ref={box} className={`anchor block ${styles['box']}`} aria-hidden="true">
      {scale > 0 && (
        // Looked at only: no script of the site runs in it, and it takes neither keys nor presses. It keeps its
        // origin: without one Safari takes none of its pictures for the site's own, and no browser its fonts.
        <iframe
          className={styles['page']}
          style={{ transform: `scale(${scale})` }}
          src={src}
          title={title}
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
