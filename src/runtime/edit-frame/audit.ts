/** Runs axe on the page as it is shown; axe is loaded when the owner area first asks. */
import type { FrameMessage } from '#domain/editor/protocol.ts';
import { targetOf } from './targets.ts';

type Audited = Extract<FrameMessage, { type: 'audited' }>;

/** Rules that our own checks cover better, or that only make sense for a page of its own. */
const NOT_ASKED = [
  'heading-order',
  'image-alt',
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
];
const MOST = 100;

let latest: Promise<unknown> = Promise.resolve();

/** One run at a time: axe refuses to run twice at once. */
export function audit(): Promise<Audited> {
  const next = latest.then(runAxe, runAxe);
  latest = next;
  return next;
}

async function runAxe(): Promise<Audited> {
  const { default: axe } = await import('axe-core');
  const found = await axe.run(
    { include: ['[data-edited]'], exclude: ['.edit-placeholder', '#edit-overlay'] },
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(NOT_ASKED.map((rule) => [rule, { enabled: false }])),
      elementRef: true,
    },
  );
  const violations = found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element, any }) => {
      const target = element ? targetOf(element) : undefined;
      return {
        rule: id,
        help: explain(id, help, any[0]?.data as ContrastData | undefined),
        target: target && target.id !== '' ? target.id : null,
      };
    }),
  );
  return { type: 'audited', violations: violations.slice(0, MOST) };
}

interface ContrastData {
  readonly contrastRatio?: number;
  readonly expectedContrastRatio?: string;
}

function explain(rule: string, help: string, data: ContrastData | undefined): string {
  if (rule !== 'color-contrast') return `${help}.`;
  if (!data?.contrastRatio)
    return 'These words are hard to read. Choose another theme for the section or another colour.';
  return `These words are hard to read: their contrast is ${data.contrastRatio} to 1, and ${data.expectedContrastRatio?.replace(':', ' to ')} is needed. Choose another theme for the section or another colour.`;
}
