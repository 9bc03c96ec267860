/** What the page shows of a form while it is edited, and no visitor sees: where its pages begin, and what is asked only at times. */
import { describeCondition } from '#domain/forms/condition.ts';
import type { FormField } from '#domain/forms/form.ts';

const WORDS =
  'position:absolute;padding:2px 7px;border-radius:4px;color:#085b57;background:#e3f3f1;font:500 12px/1.4 system-ui,sans-serif;letter-spacing:0;pointer-events:none';
const ONE_LINE = 'max-width:66%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap';
/** Half of the least space between two pages, so that nothing moves for the line. */
const ABOVE = '-14px';

/** @returns rules for the page that is edited; they take no room */
export function canvasMarks(blockId: string, fields: readonly FormField[]): string {
  const block = `[data-block="${blockId}"]`;
  let page = 1;
  return fields
    .map((field) => {
      const condition = describeCondition(fields, field);
      if (field.type === 'page') {
        page += 1;
        const words = [`Page ${page}`, condition].filter(Boolean).join('. ');
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

/** As CSS quotes it; labels are the owner's own words. */
function cssText(words: string): string {
  return `"${words.replace(/["\\]|\p{Cc}/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
}
