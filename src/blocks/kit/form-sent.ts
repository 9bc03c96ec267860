/** Puts what is said once a form is sent in its place. */
import { runScripts } from '#widgets/form/run-scripts.ts';

/** @returns undo */
export function showSent(form: HTMLFormElement): () => void {
  const words = form.nextElementSibling?.textContent ?? '';
  const template = document.createElement('template');
  template.innerHTML = words;
  const sent = template.content.firstElementChild as HTMLElement | null;
  form.hidden = true;
  if (!sent) return () => {};
  sent.dataset['shown'] = '';
  sent.tabIndex = -1;
  form.after(sent);
  runScripts(sent);
  sent.focus();
  return () => {
    sent.remove();
    form.hidden = false;
  };
}
