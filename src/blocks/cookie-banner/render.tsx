import type { ReactNode } from 'react';
import { CATEGORY_WORDS, OPTIONAL_CATEGORIES } from '#domain/consent/categories.ts';
import {
  acceptLabel,
  type BannerSettings,
  bannerText,
  declineLabel,
  positionOf,
} from '#domain/consent/settings.ts';
import { safeHref } from '#domain/links/safe-href.ts';
import type { BlockRender } from '../contract.ts';
import type { CookieBannerProps } from './definition.ts';

/** Unseen until the script has looked for a decision: without scripts nothing optional can run, and nobody is asked. */
export const render: BlockRender<CookieBannerProps> = ({ props }) => <CookieBanner {...props} />;

type BannerProps = BannerSettings &
  Pick<CookieBannerProps, 'policyPath' | 'isExample'> & {
    /** Seen at once, where it would lie on a page. */
    readonly isPlaced?: boolean;
  };

export function CookieBanner(props: BannerProps): ReactNode {
  const { cookieBannerCtaVariant: look, cookieBannerAcceptType: type, isExample, isPlaced } = props;
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
        : { hidden: true, 'aria-label': 'Cookies', tabIndex: -1 })}
    >
      <div className="cookie-banner-words">
        <p className="cookie-banner-text">{bannerText(props)}</p>
        <p className="cookie-banner-signal" hidden>
          Your browser asks sites not to track you (Global Privacy Control). We respect that unless you allow
          more here.
        </p>
        <p className="cookie-banner-eu" hidden>
          You can change this at any time under “Cookie choices” at the bottom of each page.
        </p>
        {policy && (
          <p>
            <a href={policy}>What we store, and why</a>
          </p>
        )}
      </div>
      <details className="cookie-banner-choice" hidden={!hasRefusal}>
        <summary>Choose individually</summary>
        <div className="cookie-banner-list">
          {OPTIONAL_CATEGORIES.map((name) => (
            <label key={name}>
              <input type="checkbox" name={name} />
              <span>
                <strong>{CATEGORY_WORDS[name].label}</strong> {CATEGORY_WORDS[name].text}
              </span>
            </label>
          ))}
          <button type="button" className="cookie-banner-save">
            Save my choice
          </button>
        </div>
      </details>
      <div className="cookie-banner-answers">
        <Answer kind="decline" look={look} label={declineLabel(props)} isHidden={!hasRefusal} />
        <Answer kind="accept" look={look} label={acceptLabel(props)} />
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
