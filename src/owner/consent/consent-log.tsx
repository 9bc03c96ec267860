/** Proof of what visitors decided: found by the id that stands in their own cookie, and taken along as a table. */

import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as calls from '#domain/consent/calls.ts';
import { CATEGORY_WORDS } from '#domain/consent/categories.ts';
import { type Decision, type Wording, wordsOfBanner } from '#domain/consent/proof.ts';
import { addressOf, call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import styles from './consent.module.css';
import * as say from './words/en.ts';

function wordsOf({ action, categories }: Pick<Decision, 'action' | 'categories'>): string {
  if (action === 'accept') return say.accepted;
  if (action === 'decline') return say.declined;
  const labels = categories.map((category) => CATEGORY_WORDS[category].label);
  return fill(say.choseCategories, { categories: labels.join(', ') });
}

export function ConsentLog({ site }: { readonly site: string }): ReactNode {
  const [visitor, setVisitor] = useState('');
  const isId = /^[0-9-]{1,64}$/.test(visitor.trim());
  const asked = isId ? visitor.trim() : undefined;
  const log = useQuery({
    queryKey: ['consent-log', site, asked],
    queryFn: ({ signal }) => call(calls.readLog, { site, query: { visitor: asked } }, { signal }),
  });
  return (
    <Panel title={say.proofOfConsent} description={say.weKeepEveryChoiceWithIts}>
      <Stack>
        <div className="pair">
          <TextField
            label={say.findAVisitor}
            hint={say.theSecondPartOfTheirSs}
            value={visitor}
            error={visitor.trim() === '' || isId ? undefined : say.enterAnIdMadeOfDigits}
            onChange={setVisitor}
          />
          <div>
            <Button icon={<Download />} onClick={() => location.assign(addressOf(calls.exportLog, { site }))}>
              {say.exportAsCsv}
            </Button>
          </div>
        </div>
        <NotRead query={log} />
        {log.data && <Decisions {...log.data} isSearch={asked !== undefined} />}
      </Stack>
    </Panel>
  );
}

interface DecisionsProps {
  readonly decisions: readonly Decision[];
  readonly wordings: readonly Wording[];
  readonly isSearch: boolean;
}

function Decisions({ decisions, wordings, isSearch }: DecisionsProps): ReactNode {
  const said = new Map(wordings.map(({ hash, wording }) => [hash, wordsOfBanner(wording)]));
  if (decisions.length === 0) return <p>{isSearch ? say.noChoicesWithThisId : say.noChoicesYet}</p>;
  return (
    <ul className={`stack snug ${styles['log']}`}>
      {decisions.map(({ id, at, visitor, wording, policyVersion, isOptingOut, ...decision }) => (
        <li key={id}>
          <strong>{wordsOf(decision)}</strong>
          <span>
            {isOptingOut
              ? fill(say.valueRoundPolicyversionWithGlobalPrivacy, {
                  value: new Date(at).toLocaleString(LOCALE),
                  policyVersion,
                })
              : fill(say.valueRoundPolicyversion, {
                  value: new Date(at).toLocaleString(LOCALE),
                  policyVersion,
                })}
          </span>
          <code>{visitor}</code>
          {said.has(wording) && (
            <details>
              <summary>{say.whatTheBannerSaid}</summary>
              <p>{said.get(wording)}</p>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
