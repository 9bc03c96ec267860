/** A choice of starting points, as thumbnails in the site's colours. */
import { type ReactNode, useMemo } from 'react';
import { useThemes } from '../fields/site-data.ts';
import { SectionPicture } from './preset-picture.tsx';
import styles from './starting-point-choice.module.css';
import { bodyFrom, STARTING_POINTS } from './starting-points.ts';
import * as say from './words/en.ts';

export interface StartingPointChoiceProps {
  readonly siteId: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

export function StartingPointChoice({ siteId, value, onChange }: StartingPointChoiceProps): ReactNode {
  return (
    <fieldset>
      <legend>{say.startWith}</legend>
      <div className={styles['points']}>
        {STARTING_POINTS.map(({ name, label }) => (
          <label key={name} className="pick stack tight ink">
            <input
              type="radio"
              name="starting-point"
              value={name}
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <PagePicture siteId={siteId} name={name} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PagePicture({ siteId, name }: { readonly siteId: string; readonly name: string }): ReactNode {
  const sections = useMemo(() => drawable(name), [name]);
  const paper = useThemes(siteId)?.paper.ground;
  return (
    <span className={`soft block ${styles['picture']}`} style={{ background: paper }} aria-hidden="true">
      <span className={styles['sheet']}>
        {sections.map((section) => (
          <SectionPicture key={section.id} section={section} siteId={siteId} isInPage />
        ))}
      </span>
    </span>
  );
}

function drawable(name: string): ReturnType<typeof bodyFrom>['sections'] {
  let count = 0;
  return bodyFrom(name, say.title, () => {
    count += 1;
    return String(count);
  }).sections;
}
