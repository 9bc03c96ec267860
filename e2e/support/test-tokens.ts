/** The agreed custom properties with plain values, so that blocks can be looked at without a site's style. */
export const TEST_TOKENS = `
:root { --ground: #faf6f0; --text: #33291f; --text-muted: #6b5d4e; --heading: #221a12; --accent: #9c4421;
  --on-accent: #fff; --border: #d9cdbd; --surface: #f1e9de; --font-display: Georgia, serif;
  --font-text: system-ui, sans-serif; --step--1: 0.875rem; --step-0: 1rem; --step-1: 1.25rem; --step-2: 1.6rem;
  --step-3: 2rem; --step-4: 2.6rem; --step-5: 3.4rem; --space-1: 0.25rem; --space-2: 0.5rem; --space-3: 0.75rem;
  --space-4: 1rem; --space-5: 1.5rem; --space-6: 2.5rem; --space-7: 4rem; --space-8: 6rem; --radius: 3px;
  --measure: 38rem; }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.6 var(--font-text); }
main { max-inline-size: 70rem; margin: auto; padding: var(--space-5); }
h1, h2, h3 { font-family: var(--font-display); font-weight: 500; color: var(--heading); line-height: 1.15; }
a { color: var(--accent); }
img { max-inline-size: 100%; }
figure { margin: 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
