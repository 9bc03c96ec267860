/** Marks drawn on a form while it is edited, which no visitor sees: page breaks and conditional fields. */
import { describeCondition } from '#domain/forms/condition.ts';
import type { FormField } from '#domain/forms/form.ts';
import { fill } from '../../fill.ts';
import * as say from './words/en.ts';

const WORDS =
  'position:absolute;padding:2px 7px;border-radius:4px;color:#085b57;background:#e3f3f1;font:500 12px/1.4 system-ui,sans-serif;letter-spacing:0;pointer-events:none';
const ONE_LINE = 'max-width:66%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap';
/** Half of the smallest gap between two pages, so that the line moves nothing. */
const ABOVE = '-14px';

/** @returns CSS rules for the edited page; they take no space */
export function canvasMarks(blockId: string, fields: readonly FormField[]): string {
  const block = `[data-block="${blockId}"]`;
  let page = 1;
  return fields
    .map((field) => {
      const condition = describeCondition(fields, field);
      if (field.type === 'page') {
        page += 1;
        const words = [fill(say.pagePage, { page }), condition].filter(Boolean).join('. ');
        return pageMark(`${block} [data-page="${field.id}"]`, words);
      }
      return condition && field.type !== 'hidden'
        ? `${block} [data-field="${field.id}"]{position:relative}${block} [data-field="${field.id}"]::after{content:${cssText(condition)};inset:0 0 auto auto;${WORDS};${ONE_LINE}}`
        : '';
    })
    .join('');
}

function pageMark(element: string, words: string): string {
  return `${element}{position:relative}${element}::before{content:"";position:absolute;inset:${ABOVE} 0 auto;border-top:1px dashed #0d857f}${element}::after{content:${cssText(words)};inset:${ABOVE} 0 auto auto;transform:translateY(-50%);${WORDS};${ONE_LINE}}`;
}

/** Quoted for CSS: labels are arbitrary text. */
function cssText(words: string): string {
  return `"${words.replace(/["\\]|\p{Cc}/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
}
