/** What is wrong with a field, said at the field: a text beneath it, tied to its controls. */

const CONTROLS = 'input,select,textarea';
/** What can stay empty is never what is wrong. */
const WRONG = ':is(input,select,textarea):not([data-spare])';
/** Of a group, the group or its first control. */
const NAMED = 'fieldset[id],[id]:is(input,select,textarea)';
const ERROR = ':scope > .field-error';

/** @param field holds the controls; of a group, a `fieldset` */
export function showFieldError(field: HTMLElement, message: string): void {
  const text = field.querySelector<HTMLElement>(ERROR) ?? document.createElement('p');
  text.className = 'field-error';
  text.id ||= `${field.querySelector(NAMED)?.id ?? ''}-error`;
  text.textContent = message;
  field.append(text);
  for (const control of field.querySelectorAll(WRONG)) control.setAttribute('aria-invalid', 'true');
  setDescription(field, text.id, true);
}

/** @returns whether there was one */
export function clearFieldError(field: HTMLElement): boolean {
  const text = field.querySelector(ERROR);
  if (!text) return false;
  for (const control of field.querySelectorAll(CONTROLS)) control.removeAttribute('aria-invalid');
  setDescription(field, text.id, false);
  text.remove();
  return true;
}

/** The first control that is in error. */
export function firstInvalid(form: HTMLElement): HTMLElement | null {
  return form.querySelector('[aria-invalid=true]');
}

/** Adds an id to what describes the group, or else the one control, or takes it away. */
function setDescription(field: HTMLElement, id: string, isThere: boolean): void {
  const element = field.querySelector('fieldset') ?? field.querySelector(CONTROLS);
  const ids = (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each && each !== id);
  if (isThere) ids.push(id);
  if (ids.length > 0) element?.setAttribute('aria-describedby', ids.join(' '));
  else element?.removeAttribute('aria-describedby');
}
