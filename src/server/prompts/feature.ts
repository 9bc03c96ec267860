/** Prompts of the owner area: each leaves a line in the activity, so that it can be seen whether they help. */
import { Hono } from 'hono';
import { type Prompt, reportPrompt } from '#domain/prompts/calls.ts';
import { leave } from '../activity/record-activity.ts';
import type { MakeFeature } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';

const SHOWN: Readonly<Record<Prompt, string>> = {
  'post-published': 'saw that a first version is live',
  'sample-posts': 'was offered sample posts',
  'home-page-stays': 'saw why the home page can’t be deleted',
};

const ACCEPTED: Readonly<Record<Prompt, string>> = {
  'post-published': 'viewed the live page',
  'sample-posts': 'added the sample posts',
  'home-page-stays': 'acknowledged why the home page can’t be deleted',
};

export const feature: MakeFeature = (kernel) => {
  const app = new Hono();
  answerCalls(app, kernel.authorize)(reportPrompt, async (call, { prompt, did }) => {
    const isShown = did === 'shown';
    await kernel.db.write((tx) =>
      leave(tx, kernel, call, {
        action: isShown ? 'site.prompt-shown' : 'site.prompt-accepted',
        what: (isShown ? SHOWN : ACCEPTED)[prompt],
      }),
    );
    return { kind: 'noted' } as const;
  });
  return { routes: { owner: [app] } };
};
