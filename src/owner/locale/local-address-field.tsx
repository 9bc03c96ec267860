/** The address of a page in a language, beside that of the main language. */
import type { ReactNode } from 'react';
import type { AnswerOf } from '#domain/calls/call.ts';
import { findSlugProblem, slugOfTitle, type TitleSlugOptions } from '#domain/content/title-slug.ts';
import type { readTexts } from '#domain/locale/calls.ts';
import { languagePrefix } from '#domain/locale/site-languages.ts';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { languageName } from './language-name.ts';
import styles from './translate.module.css';
import * as say from './words/en.ts';

type Address = NonNullable<AnswerOf<typeof readTexts>['address']>;

interface LocalAddressFieldProps {
  readonly address: Address;
  readonly language: string;
  /** Empty for the address of the main language. */
  readonly value: string;
  /** As it is translated so far. */
  readonly title: string;
  /** What the server said of this value. */
  readonly refusal: string | undefined;
  readonly onChange: (slug: string) => void;
}

export function LocalAddressField(props: LocalAddressFieldProps): ReactNode {
  const { address, language, value, title, refusal, onChange } = props;
  const { mainPath, mainSlug, above, slug } = address;
  const options = placeOf(address, language);
  const problem = localSlugProblem(address, language, value);
  const made = problem?.suggestion ?? (title.trim() === '' ? undefined : slugOfTitle(title, options));
  const suggestion = made === value || made === (value || mainSlug) ? undefined : made;
  return (
    <fieldset className={styles['text']}>
      <legend className={`row snug ${styles['legend']}`}>{say.address}</legend>
      <div className={styles['pair']}>
        <p className={`words ${styles['original']}`} dir="ltr">
          {mainPath}
        </p>
        <div className="stack tight">
          <TextField
            label={fill(say.addressInLanguagename, { languageName: languageName(language) })}
            isLabelHidden
            value={value}
            prefix={`${above}/`}
            placeholder={mainSlug}
            error={problem?.message ?? refusal}
            hint={value !== (slug ?? '') && say.changesWhenYouSaveWithoutPublishing}
            spellCheck={false}
            autoCapitalize="none"
            dir="ltr"
            onChange={onChange}
          />
          {suggestion && (
            <p>
              <Button size="small" tone="quiet" onClick={() => onChange(suggestion)}>
                {fill(say.useSuggestion, { suggestion })}
              </Button>
            </p>
          )}
        </div>
      </div>
    </fieldset>
  );
}

/** Undefined where the address can be saved, and where it is to be that of the main language. */
export function localSlugProblem(address: Address, language: string, slug: string) {
  return slug === '' ? undefined : findSlugProblem(slug, placeOf(address, language));
}

function placeOf({ above }: Address, language: string): TitleSlugOptions {
  return { locale: language, isTopLevel: above === languagePrefix(language) };
}
