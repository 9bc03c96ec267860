import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { DEFAULT_FRAME_HEIGHT, frameHeightSchema, htmlSchema, trustSchema } from '#domain/code/owner-html.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  /** `show` prints the source for reading; `run` lets it act as HTML. */
  mode: z
    .enum(['show', 'run'])
    .meta(field(labels.use, { choices: { show: labels.showAsText, run: labels.runOnThePage } })),
  /** The source: of any language when shown, HTML when run. */
  html: htmlSchema.meta(field(labels.code, { control: 'code' })),
  trust: trustSchema.meta(
    field(labels.howItRuns, {
      choices: { trusted: labels.asPartOfThePage, sandboxed: labels.inASeparateFrame },
      hint: labels.onlyPeopleWhoCanAddCode,
      when: { key: 'mode', is: ['run'] },
    }),
  ),
  /** Of shown source, e.g. `css`; names the listing. */
  language: z
    .string()
    .max(40)
    .meta(
      field(labels.language, {
        hint: labels.forExampleCssLabelsTheCode,
        when: { key: 'mode', is: ['show'] },
      }),
    ),
  /** Above shown source; names the frame of source that runs sandboxed. */
  title: z
    .string()
    .max(200)
    .meta(field(labels.title, { hint: labels.readByScreenReadersAndShown })),
  height: frameHeightSchema.meta(
    field(labels.frameHeight, { unit: 'px', group: 'look', when: { key: 'mode', is: ['run'] } }),
  ),
});
export type CodeProps = z.infer<typeof props>;

const defaults: CodeProps = {
  mode: 'show',
  html: '',
  trust: 'sandboxed',
  language: '',
  title: '',
  height: DEFAULT_FRAME_HEIGHT,
};

export const code = defineBlock<CodeProps>({
  type: 'code',
  code: 19,
  label: labels.code,
  description: labels.codeToReadOrYourOwn,
  emptyHint: labels.pasteCodeInThePanel,
  category: 'code',
  version: 1,
  carriesCode: true,
  props,
  defaults,
  examples: [
    {
      name: 'Source text',
      props: {
        ...defaults,
        title: 'The firing curve of our gas kiln',
        language: 'yaml',
        html: [
          'cone: 10',
          'atmosphere: reduction from 900 °C',
          'steps:',
          '  - { to: 120 °C, in: 3 h, hold: 2 h }   # the pots are never as dry as you think',
          '  - { to: 900 °C, in: 7 h }',
          '  - { to: 1280 °C, in: 5 h, hold: 20 min }',
        ].join('\n'),
      },
    },
    {
      name: 'HTML that runs in a frame of its own',
      props: {
        ...defaults,
        mode: 'run',
        title: 'Clay shrinkage calculator',
        height: 120,
        html: '<label>Wet height in mm <input type="number" value="100" id="wet"></label> <output id="dry">fires to 88 mm</output><script>wet.oninput=()=>{dry.textContent="fires to "+Math.round(wet.value*.88)+" mm"}</script>',
      },
    },
    {
      name: 'HTML that is part of the page',
      props: {
        ...defaults,
        mode: 'run',
        trust: 'trusted',
        title: 'Studio hours',
        html: '<details><summary>Open Thursday to Saturday</summary><p>From ten to five, and whenever you see smoke.</p></details>',
      },
    },
  ],
  text: ({ mode, html, title }) => (mode === 'show' ? `${title} ${html}`.trim() : title),
});
