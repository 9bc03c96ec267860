/** Whose work Vitrine is built on, and on which terms. */

import { type ReactNode, useDeferredValue, useState } from 'react';
import { fold } from '#domain/search/fold.ts';
import { fill } from '../fill.ts';
import { TextField } from '../ui/field.tsx';
import { Screen } from '../ui/page.tsx';
import type { Licence } from './licence.ts';
import styles from './licences.module.css';
import { LICENCES } from './licences.ts';
import * as say from './words/en.ts';

export function Licences(): ReactNode {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(fold(words.trim()));
  const shown = LICENCES.filter(({ name, licence }) => fold(`${name} ${licence}`).includes(wanted));
  return (
    <Screen
      title={say.openSourceLicences}
      description={fill(say.vitrineIsBuiltOnTheWork, { count: LICENCES.length })}
    >
      <TextField
        type="search"
        label={say.findAPackageOrLicence}
        isLabelHidden
        placeholder={say.findAPackageOrLicence}
        value={words}
        onChange={setWords}
      />
      <p role="status" className={`muted ${styles['none']}`}>
        {shown.length === 0 && say.noMatches}
      </p>
      <ul className={`frame before ${styles['list']}`}>
        {shown.map((each) => (
          <li key={`${each.name} ${each.version}`}>
            <Entry {...each} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function Entry({ name, version, licence, text }: Licence): ReactNode {
  return (
    <details className={styles['entry']}>
      <summary>
        <span className="words strong">{name}</span>
        <span className="hint">{version}</span>
        <span className="push hint">{licence}</span>
      </summary>
      {text === '' ? (
        <p className={`scroll words hint ${styles['text']}`}>{say.thePackageNamesItsLicenceBut}</p>
      ) : (
        // A long text is scrolled by the keyboard, too.
        <section
          className={`scroll words hint ${styles['text']}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached
          tabIndex={0}
          aria-label={fill(say.licenceOfName, { name: `${name} ${version}` })}
        >
          {text}
        </section>
      )}
    </details>
  );
}
