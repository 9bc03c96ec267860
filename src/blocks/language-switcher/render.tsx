import type { ReactNode } from 'react';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { languagesOf } from '#domain/locale/shown-languages.ts';
import { pathInLanguage } from '#domain/locale/site-languages.ts';
import type { RenderContext } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import type { LanguageSwitcherProps } from './definition.ts';
import { languageWords } from './words/words.ts';

interface Choice {
  readonly code: string;
  readonly href: string;
  /** Another of them is the same language of another region. */
  readonly isOneOfTwo?: boolean;
}

export const render: BlockRender<LanguageSwitcherProps> = ({ props, context }) => {
  const choices = props.isExample ? EXAMPLES : choicesOf(context);
  if (choices.length === 0) return null;
  const say = languageWords(context.locale);
  return (
    <>
      <ul aria-label={say('label')} className={`language-switcher language-switcher-${props.align}`}>
        {choices.map((choice) => (
          <li key={choice.code}>
            <LanguageLink {...choice} isCurrent={choice.code === context.locale} />
          </li>
        ))}
      </ul>
      {!props.isExample && (
        <p className="language-suggestion" hidden>
          <button type="button" aria-label={say('close')}>
            ×
          </button>
        </p>
      )}
    </>
  );
};

const EXAMPLES: readonly Choice[] = ['en', 'fr', 'de', 'pt-BR', 'ja', 'ar'].map((code) => ({
  code,
  href: '#main',
}));

/** Pages that are shown in place of another: they have no address of their own. */
const IN_PLACE: ReadonlySet<number> = new Set([
  PAGE_TYPES.notFound,
  PAGE_TYPES.error,
  PAGE_TYPES.lockScreen,
  PAGE_TYPES.protectedContent,
]);

function choicesOf({ site, page }: RenderContext): readonly Choice[] {
  const path = IN_PLACE.has(page.type) ? '/' : page.path;
  const languages = languagesOf(site);
  return languages.map(({ code, translation }) => ({
    code,
    href: pathInLanguage(path, translation),
    isOneOfTwo: languages.filter((other) => languageIn(other.code) === languageIn(code)).length > 1,
  }));
}

function languageIn(code: string): string {
  return code.split('-')[0] ?? code;
}

function LanguageLink({
  code,
  href,
  isOneOfTwo = true,
  isCurrent,
}: Choice & { readonly isCurrent: boolean }): ReactNode {
  return (
    <a
      href={href}
      hrefLang={code}
      lang={code}
      dir="auto"
      {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
      data-read={languageWords(code)('read')}
    >
      {ownName(isOneOfTwo ? code : withoutRegion(code))}
    </a>
  );
}

/** A script stays: it is a way of writing that readers look for. */
function withoutRegion(code: string): string {
  return code.replace(/-(?:[A-Z]{2}|\d{3})$/, '');
}

/** What a language calls itself. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code, 'en'], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
