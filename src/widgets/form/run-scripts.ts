/** Scripts that came as text, and therefore do not run by themselves, are put in again as elements. */
export function runScripts(root: ParentNode): void {
  for (const inert of root.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of inert.attributes) script.setAttribute(name, value);
    script.textContent = inert.textContent;
    inert.replaceWith(script);
  }
}
