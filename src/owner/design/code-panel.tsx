/** CSS of the owner's own, shown as it is typed, and code for every page. */
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { type CssKnowledge, findCssProblems } from '#domain/design/check-css.ts';
import { fill } from '../fill.ts';
import { CodeField } from './code-field.tsx';
import styles from './code-panel.module.css';
import { useDesign } from './design.tsx';
import { Group } from './group.tsx';
import { SiteCode } from './site-code.tsx';
import * as say from './words/en.ts';

/** As the style and the settings allow. */
const MOST_SIGNS = 50_000;

export function CodePanel(): ReactNode {
  const { style, change } = useDesign();
  return (
    <>
      <Group title={say.css}>
        <CodeField
          label={say.cssOfThisSite}
          value={style.customCss}
          maxLength={MOST_SIGNS}
          rows={14}
          placeholder={'.button {\n  letter-spacing: 0.02em;\n}'}
          onChange={(css) => change('CSS', [[['customCss'], css]], 'css')}
        />
        <Problems css={style.customCss} />
      </Group>
      <Group title={say.codeForEveryPage}>
        <p className="hint">{say.runsForVisitorsWhenYouSave}</p>
        <SiteCode place="headCode" maxLength={MOST_SIGNS} />
        <SiteCode place="footCode" maxLength={MOST_SIGNS} />
      </Group>
    </>
  );
}

function Problems({ css }: { readonly css: string }): ReactNode {
  const checked = useDeferredValue(css);
  const problems = useMemo(() => findCssProblems(checked, BROWSER), [checked]);
  return (
    <div role="status" className={styles['status']}>
      {problems.length > 0 && (
        <ul className={`stack snug small warn ${styles['problems']}`}>
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              <span className={styles['line']}>{fill(say.lineLine, { line })}</span>
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const BROWSER: CssKnowledge = {
  knowsProperty: (property) => CSS.supports(property, 'inherit'),
  knowsValue: (property, value) => CSS.supports(property, value),
  knowsSelector: (selector) => {
    try {
      // Nested rules may begin with a combinator.
      document.createDocumentFragment().querySelector(selector.replace(/^\s*[>+~]/, '').replaceAll('&', '*'));
      return true;
    } catch {
      return false;
    }
  },
};
