import type { ReactNode } from 'react';

interface CaptchaPlaceProps {
  /** What those are told whose browsers run no scripts. */
  readonly withoutScripts: string;
}

/** Filled by its island: a browser finds a number, which programs do not do by the thousand. */
export function CaptchaPlace({ withoutScripts }: CaptchaPlaceProps): ReactNode {
  return (
    <div className="shop-captcha" data-island="captcha" data-hydrate="load">
      <div className="form-captcha" />
      <input type="hidden" name="captchaKey" />
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
    </div>
  );
}
