/** One screen at a time: the mark, one column, nothing else. */

import { fill } from '../../fill.ts';
import spinner from '../../ui/spinner.module.css';
import styles from '../entry.module.css';
import { element } from './element.ts';
import { mark, spinnerOf } from './icons.ts';
import * as say from './words/en.ts';

export interface WayIn {
  readonly title: string;
  readonly lead?: readonly (Node | string)[];
  readonly content: readonly Node[];
}

/** Replaces what is shown, and leads the keyboard to where typing begins. */
export function show({ title, lead, content }: WayIn): void {
  document.title = fill(say.titleVitrine, { title });
  const heading = element(
    'div',
    { class: styles['heading'] },
    element('h1', { class: styles['title'] }, title),
    ...(lead ? [element('p', { class: styles['lead'] }, ...lead)] : []),
  );
  put(
    element(
      'div',
      { class: styles['page'] },
      element('header', { class: styles['brand'] }, mark(), 'Vitrine'),
      element('main', { class: styles['card'] }, heading, ...content),
    ),
  );
}

export function showLoading(): void {
  const words = element('span', {}, say.loading);
  put(element('div', { class: spinner['loading'], role: 'status' }, spinnerOf('regular'), words));
}

function put(made: HTMLElement): void {
  document.getElementById('owner')?.replaceChildren(made);
  made.querySelector<HTMLElement>('[autofocus]')?.focus();
}
