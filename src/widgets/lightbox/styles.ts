/** The look of the lightbox. Its own, in a shadow root: it is the same over every page. */
import { ARROWS_FADE_MS, OVERLAY_OPACITY } from './lightbox-options.ts';

/*
 * What leaves fades out over a page that can be used again. The alternative text of a picture that failed would lie over
 * its smaller file. A press on the words of a caption is one on the half of the window that they stand in.
 */
const CSS = `
dialog{--ground:oklch(14% .003 80);--ink:oklch(97% .002 80);--quiet:oklch(80% .004 80);
position:fixed;inset:0;box-sizing:border-box;inline-size:100%;block-size:100%;max-inline-size:none;max-block-size:none;margin:0;padding:0;border:0;overflow:hidden;color:var(--ink);background:none;outline:0;font-size:1rem;line-height:1.5;-webkit-user-select:none;user-select:none;overscroll-behavior:contain}
dialog[data-theme=light]{--ground:oklch(98.5% .002 80);--ink:oklch(22% .004 80);--quiet:oklch(45% .006 80)}
dialog::backdrop{background:none}
dialog.is-leaving{display:block;z-index:2147483647;pointer-events:none}
.overlay,.stage,.track,.slide{position:absolute;inset:0}
.overlay{background:var(--ground);opacity:${OVERLAY_OPACITY}}
.stage{touch-action:none;overflow:hidden}
.slide{display:grid;place-items:center}
.slide>*{grid-area:1/1}
.slide img{display:block;object-fit:cover;-webkit-user-drag:none}
.slide img.is-failed{color:transparent;background-size:cover}
.failure{position:relative;max-inline-size:calc(100% - 40px);box-sizing:border-box;margin:0;padding:8px 16px;border-radius:8px;font-size:.875rem;text-align:center;pointer-events:none;background:color-mix(in oklch,var(--ground) 88%,transparent)}
.slide img.is-zoomed{cursor:grab}
.slide img.is-settling{transition:transform .3s ease-out}
button{-webkit-appearance:none;appearance:none;box-sizing:border-box;display:grid;place-items:center;inline-size:44px;block-size:44px;margin:0;padding:0;border:0;border-radius:50%;color:inherit;background:none;font:inherit;cursor:pointer;transition:background .15s,opacity .3s}
button:hover{background:color-mix(in oklch,var(--ink) 12%,transparent)}
button:active{background:color-mix(in oklch,var(--ink) 22%,transparent)}
button[hidden]{display:none}
:is(button,a,.caption):focus-visible{outline:2px solid var(--ink);outline-offset:2px}
svg{inline-size:24px;block-size:24px;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
:dir(rtl)>.nav svg{transform:scaleX(-1)}
.count,.tools,.nav,.caption{position:absolute;margin:0}
.count{inset-block-start:max(12px,env(safe-area-inset-top));inset-inline-start:24px;line-height:44px;font-size:.875rem;font-variant-numeric:tabular-nums;color:var(--quiet)}
.tools{inset-block-start:max(12px,env(safe-area-inset-top));inset-inline-end:16px;display:flex;gap:4px}
.nav{inset-block-start:calc(50% - 28px);inline-size:56px;block-size:56px}
.previous{inset-inline-start:20px}
.next{inset-inline-end:20px}
.is-idle .nav:not(:focus-visible,:hover){opacity:0}
.caption{inset-block-end:0;inset-inline:0;box-sizing:border-box;inline-size:min(100% - 200px,44rem);max-block-size:100px;margin-inline:auto;padding-block:16px 18px;overflow-y:auto;text-align:center;text-wrap:balance;font-size:.875rem;color:var(--quiet)}
.caption:empty{display:none}
.caption{pointer-events:none}
:is(.caption[tabindex],.caption a,.is-mobile .caption){pointer-events:auto}
.caption :is(p,figcaption){margin:0}
.caption p+p{margin-block-start:.25em}
.caption a{color:var(--ink);text-underline-offset:.2em}
.is-mobile .caption{inline-size:100%;max-block-size:45%;padding:16px 20px max(20px,env(safe-area-inset-bottom));text-align:start;color:var(--ink);background:color-mix(in oklch,var(--ground) 88%,transparent)}
.is-mobile .caption:not(.is-open){display:none}
.toggle[aria-expanded=true]{background:color-mix(in oklch,var(--ink) 16%,transparent)}
.announcer{position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (forced-colors:active){.overlay{background:Canvas}button{border:1px solid}}
`;

export function adoptStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
}

/** Shows the arrows, and has them fade. The returned function ends it. */
export function fadeArrows(dialog: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    clearTimeout(timer);
    dialog.classList.remove('is-idle');
    timer = setTimeout(() => dialog.classList.add('is-idle'), ARROWS_FADE_MS);
  };
  const types = ['pointermove', 'pointerdown', 'keydown'] as const;
  for (const type of types) dialog.addEventListener(type, wake);
  wake();
  return () => {
    clearTimeout(timer);
    for (const type of types) dialog.removeEventListener(type, wake);
  };
}
