/** What a buyer can fetch: the files of digital products, on the page of the order. */
import type { ReactNode } from 'react';

export interface OrderDownload {
  readonly name: string;
  readonly bytes: number;
  /** Good for a day; the page makes another each time it is opened. */
  readonly href: string;
}

const KILO = 1000;

export function Downloads({ downloads }: { readonly downloads: readonly OrderDownload[] }): ReactNode {
  if (downloads.length === 0) return null;
  return (
    <section>
      <h2>Your files</h2>
      <ul>
        {downloads.map(({ name, bytes, href }) => (
          <li key={href}>
            <a href={href} download={name}>
              {name}
            </a>{' '}
            <small>{sizeOf(bytes)}</small>
          </li>
        ))}
      </ul>
      <p>These links work for a day. Return to this page for new ones.</p>
    </section>
  );
}

function sizeOf(bytes: number): string {
  if (bytes < KILO) return `${bytes} bytes`;
  const [size, unit] = bytes < KILO * KILO ? [bytes / KILO, 'kB'] : [bytes / KILO / KILO, 'MB'];
  return `${Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(size)} ${unit}`;
}
