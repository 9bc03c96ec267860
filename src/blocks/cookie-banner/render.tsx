import type { ReactNode } from 'react';
import { OPTIONAL_CATEGORIES } from '#domain/consent/categories.ts';
import {
  acceptLabel,
  type BannerSettings,
  bannerText,
  declineLabel,
  positionOf,
} from '#domain/consent/settings.ts';
import { type ConsentMessages, en } from '#domain/consent/words/en.ts';
import { consentWords } from '#domain/consent/words/words.ts';
import { safeHref } from '#domain/links/safe-href.ts';
import { productLanguage } from '#domain/locale/catalogue.ts';
import type { BlockRender } from '../contract.ts';
import type { CookieBannerProps } from './definition.ts';

/** Unseen until the script has looked for a decision: without scripts nothing optional can run, and nobody is asked. */
export const render: BlockRender<CookieBannerProps> = ({ props, context }) => (
  <CookieBanner {...props} words={consentWords.messages[productLanguage(context.locale)]} />
);

type BannerProps = BannerSettings &
  Pick<CookieBannerProps, 'policyPath' | 'isExample'> & {
    /** Seen at once, where it would lie on a page. */
    readonly isPlaced?: boolean;
    readonly words?: ConsentMessages;
  };

export function CookieBanner(props: BannerProps): ReactNode {
  const {
    cookieBannerCtaVariant: look,
    cookieBannerAcceptType: type,
    isExample,
    isPlaced,
    words = en,
  } = props;
  const policy = safeHref(props.policyPath);
  const hasRefusal = type === 'OPT_IN_AND_OUT';
  return (
    <section
      className="cookie-banner"
      // A press here closes nothing that is open elsewhere.
      data-control-area=""
      data-variant={props.cookieBannerVariant}
      data-position={positionOf(props)}
      data-theme={props.cookieBannerTheme === 'DARK' ? 'ink' : 'paper'}
      data-cta={look}
      data-accept={type}
      {...(isExample
        ? { 'data-example': isPlaced ? undefined : '' }
        : { hidden: true, 'aria-label': words.label, tabIndex: -1 })}
    >
      <div className="cookie-banner-words">
        <p className="cookie-banner-text">{bannerText(props, words.text)}</p>
        <p className="cookie-banner-signal" hidden>
          {words.signal}
        </p>
        <p className="cookie-banner-eu" hidden>
          {words.eu}
        </p>
        {policy && (
          <p>
            <a href={policy}>{words.policy}</a>
          </p>
        )}
      </div>
      <details className="cookie-banner-choice" hidden={!hasRefusal}>
        <summary>{words.choose}</summary>
        <div className="cookie-banner-list">
          {OPTIONAL_CATEGORIES.map((name) => (
            <label key={name}>
              <input type="checkbox" name={name} />
              <span>
                <strong>{words[`${name}.label`]}</strong> {words[`${name}.text`]}
              </span>
            </label>
          ))}
          <button type="button" className="cookie-banner-save">
            {words.save}
          </button>
        </div>
      </details>
      <div className="cookie-banner-answers">
        <Answer
          kind="decline"
          look={look}
          label={declineLabel(props, words.decline)}
          isHidden={!hasRefusal}
        />
        <Answer kind="accept" look={look} label={acceptLabel(props, words.accept)} />
      </div>
    </section>
  );
}

interface AnswerProps {
  readonly kind: 'accept' | 'decline';
  readonly look: BannerSettings['cookieBannerCtaVariant'];
  readonly label: string;
  readonly isHidden?: boolean;
}

/** Label and sign both stand there: the look decides which of them is seen. */
function Answer({ kind, label, isHidden = false }: AnswerProps): ReactNode {
  return (
    <button type="button" className={`cookie-banner-${kind}`} hidden={isHidden}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={kind === 'accept' ? 'm5 12.5 4.5 4.5L19 7.5' : 'M6.5 6.5l11 11m0-11-11 11'} />
      </svg>
      <span>{label}</span>
    </button>
  );
}
