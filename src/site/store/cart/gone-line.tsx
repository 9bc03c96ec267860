/** What is no longer sold: it is named, and its buyer removes it. */
import type { ReactNode } from 'react';
import type { GoneLine as Gone } from '#domain/store/cart/cart-lines.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { RemoveLine } from './remove-line.tsx';

interface GoneLineProps {
  readonly line: Gone;
  readonly locale: string;
}

export function GoneLine({ line: { id, title }, locale }: GoneLineProps): ReactNode {
  const say = cartWords(locale);
  return (
    <li>
      <span />
      <div className="cart-line">
        {title !== '' && <span>{title}</span>}
        <p className="system-error">{say('gone')}</p>
        <RemoveLine id={id} title={title} locale={locale} />
      </div>
      <span />
    </li>
  );
}
