/** What a buyer can fetch: the files of digital products, on the page of the order. */
import type { ReactNode } from 'react';
import { orderWords } from '#domain/store/orders/words/words.ts';

export interface OrderDownload {
  readonly name: string;
  readonly bytes: number;
  /** Good for a day; the page makes another each time it is opened. */
  readonly href: string;
}

const KILO = 1000;

interface DownloadsProps {
  readonly downloads: readonly OrderDownload[];
  readonly locale: string;
}

export function Downloads({ downloads, locale }: DownloadsProps): ReactNode {
  const say = orderWords(locale);
  if (downloads.length === 0) return null;
  return (
    <section>
      <h2>{say('files')}</h2>
      <ul>
        {downloads.map(({ name, bytes, href }) => (
          <li key={href}>
            <a href={href} download={name}>
              {name}
            </a>{' '}
            <small>{sizeOf(bytes, locale)}</small>
          </li>
        ))}
      </ul>
      <p>{say('filesHint')}</p>
    </section>
  );
}

function sizeOf(bytes: number, locale: string): string {
  if (bytes < KILO) return inUnit(bytes, 'byte', locale);
  return bytes < KILO * KILO
    ? inUnit(bytes / KILO, 'kilobyte', locale)
    : inUnit(bytes / KILO / KILO, 'megabyte', locale);
}

function inUnit(value: number, unit: string, locale: string): string {
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  }).format(value);
}
