/** A shadow root with these style sheets, for what neither takes the look of the owner area nor changes it. */
export function styledShadow(host: HTMLElement, css: readonly string[]): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = css.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return root;
}
