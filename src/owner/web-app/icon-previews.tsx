/** The icon as different devices show it, drawn by the server before anything is saved. */
import { type ReactNode, useDeferredValue } from 'react';
import { previewIcon } from '#domain/web-app/calls.ts';
import type { WebApp } from '#domain/web-app/schema.ts';
import { addressOf } from '../api.ts';
import styles from './web-app.module.css';
import * as say from './words/en.ts';

const DEVICES = [
  { purpose: 'maskable', shape: 'round', device: say.android },
  { purpose: 'apple', shape: 'soft', device: say.iphoneAndIpad },
  { purpose: 'any', shape: 'square', device: say.computers },
] as const;

interface IconPreviewsProps {
  readonly siteId: string;
  readonly value: WebApp;
  /** Beneath the icon. */
  readonly name: string;
}

export function IconPreviews({ siteId, value, name }: IconPreviewsProps): ReactNode {
  // While a colour is being dragged, not every shade is asked for.
  const { icon, backgroundColor } = useDeferredValue(value);
  const query = { icon: icon?.id, backgroundColor };
  return (
    <ul className={styles['previews']} aria-label={say.iconPreview}>
      {DEVICES.map(({ purpose, shape, device }) => (
        <li key={purpose} className={`stack snug words ${styles['preview']}`}>
          <img
            className={`${styles['icon']} ${styles[shape]}`}
            src={addressOf(previewIcon, { site: siteId, query: { ...query, purpose } })}
            alt=""
            width={64}
            height={64}
          />
          <span className="strong">{name}</span>
          <span className="hint">{device}</span>
        </li>
      ))}
    </ul>
  );
}
