/** What was found, by what it is for and by page; what nobody knows is given a purpose here. */
import type { ReactNode } from 'react';
import type { Assignment } from '#domain/consent/assigned.ts';
import { CATEGORY_WORDS, isOptionalCategory, OPTIONAL_CATEGORIES } from '#domain/consent/categories.ts';
import type { Finding } from '#domain/consent/observations.ts';
import { fill } from '../fill.ts';
import { SelectField } from '../ui/field.tsx';
import styles from './consent.module.css';
import * as say from './words/en.ts';

interface FoundProps {
  readonly found: readonly Finding[];
  readonly assigned: readonly Assignment[];
  readonly onAssign: (assigned: Assignment[]) => void;
}

export function FoundList({ found, assigned, onAssign }: FoundProps): ReactNode {
  return OPTIONAL_CATEGORIES.map((category) => {
    const here = found.filter((each) => each.category === category);
    if (here.length === 0) return null;
    return (
      <section key={category} aria-label={CATEGORY_WORDS[category].label}>
        <h3>{CATEGORY_WORDS[category].label}</h3>
        <ul className={`stack snug ${styles['log']}`}>
          {here.map((each) => (
            <li key={`${each.service} ${each.unknown?.name}`}>
              <strong>{nameOf(each)}</strong>
              <span>
                {each.cookies.length > 0
                  ? fill(say.setsCookies, { cookies: each.cookies.join(', ') })
                  : say.setsNoKnownCookies}
              </span>
              <span>
                {each.pages.length === 1
                  ? fill(say.onPages, { pages: each.pages[0] ?? '' })
                  : fill(say.onCountPages, { count: each.pages.length })}
              </span>
              {each.unknown && <Purpose of={each.unknown} assigned={assigned} onAssign={onAssign} />}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function nameOf({ service, unknown }: Finding): string {
  if (service !== '') return service;
  if (unknown) return fill(say.unknownServiceName, { name: unknown.name });
  return say.yourOwnCodeOrAnUnknown;
}

const UNSAID = 'unsaid';

interface PurposeProps extends Omit<FoundProps, 'found'> {
  readonly of: NonNullable<Finding['unknown']>;
}

function Purpose({ of, assigned, onAssign }: PurposeProps): ReactNode {
  const isThis = ({ kind, name }: Assignment) => kind === of.kind && name === of.name;
  const said = assigned.find(isThis)?.category ?? UNSAID;
  return (
    <SelectField
      label={fill(say.categoryOfName, { name: of.name })}
      value={said}
      options={[
        { value: UNSAID, label: say.notSet },
        ...OPTIONAL_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value].label })),
      ]}
      onChange={(picked: string) => {
        const others = assigned.filter((each) => !isThis(each));
        onAssign(isOptionalCategory(picked) ? [...others, { ...of, category: picked }] : others);
      }}
    />
  );
}

/** The same by page. */
export function PageList({ found }: { readonly found: readonly Finding[] }): ReactNode {
  const paths = [...new Set(found.flatMap(({ pages }) => pages))].sort();
  if (paths.length === 0) return null;
  return (
    <details>
      <summary>{say.pageByPage}</summary>
      <ul className={`stack snug ${styles['log']}`} aria-label={say.pageByPage}>
        {paths.map((path) => (
          <li key={path}>
            <strong>{path}</strong>
            <span>
              {OPTIONAL_CATEGORIES.flatMap((category) => {
                const here = found.filter((each) => each.category === category && each.pages.includes(path));
                return here.length > 0
                  ? [`${CATEGORY_WORDS[category].label}: ${here.map(nameOf).join(', ')}`]
                  : [];
              }).join('. ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
