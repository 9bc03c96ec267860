/** How confirmations look. Pages that ask nothing carry none of it. */
import { CONFIRMATION_PADDING, CONFIRMATION_WIDTH } from './confirmation-settings.ts';

const CSS = `
.confirmation{block-size:fit-content;inset:0;margin:auto;position:fixed;z-index:30001;background:var(--ground,#fff);border:1px solid var(--border,#ccc);border-radius:var(--radius,4px);
box-sizing:border-box;color:var(--text,#222);font:inherit;line-height:1.5;max-inline-size:calc(100vw - 2rem);
inline-size:${CONFIRMATION_WIDTH}px;padding:${CONFIRMATION_PADDING}px;transition:opacity .3s}
.confirmation[data-state=hiding]{opacity:0}
@starting-style{.confirmation[open],.information{opacity:0}}
.confirmation::backdrop{background:#0008}
.confirmation h2{color:var(--heading,inherit);font-size:1.15em;line-height:1.3;margin:0}
.confirmation p{margin:.5em 0 0}
.confirmation div{display:flex;flex-wrap:wrap;gap:.75em;justify-content:end;margin-block-start:1.25em}
.confirmation button{background:none;border:1px solid currentcolor;border-radius:var(--radius,4px);color:inherit;
cursor:pointer;font:inherit;font-weight:600;min-block-size:2.75rem;padding:.3em 1.1em}
.confirmation button[data-answer=confirm]{background:var(--accent,#222);border-color:var(--accent,#222);color:var(--on-accent,#fff)}
.information{inset-block:1rem auto;inset-inline:auto 1rem;margin:0}
@media (prefers-reduced-motion:reduce){.confirmation{transition:none}}
`;

let users = 0;
let sheet: CSSStyleSheet | undefined;

/** @returns takes it away, with the last one that needs it */
export function adoptSheet(): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  if (users === 0) document.adoptedStyleSheets.push(sheet);
  users += 1;
  return () => {
    users -= 1;
    if (users === 0)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
