/** Says that one of the owner area’s own dialogs was shown: nobody waits for it, and nothing fails with it. */
import { useEffect } from 'react';
import { type Prompt, reportPrompt } from '#domain/prompts/calls.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';

/** Reports that it is shown. @returns reports that it was taken up */
export function usePromptReport(prompt: Prompt): () => void {
  const { id: site } = useSite();
  useEffect(() => report(site, prompt, 'shown'), [site, prompt]);
  return () => report(site, prompt, 'accepted');
}

function report(site: string, prompt: Prompt, did: 'shown' | 'accepted'): void {
  call(reportPrompt, { site, body: { prompt, did } }, { keepalive: true }).catch(() => {});
}
