/** Who can see a page, a folder with what is in it, or a collection with its entries. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DocumentView } from '#domain/content/calls.ts';
import type { Access } from '#domain/members/access.ts';
import { type MemberAreas, memberAreas } from '#domain/members/areas.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { SelectField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import { toggleIn } from '../ui/toggle-in.ts';
import * as say from './words/en.ts';

interface AccessFieldProps {
  readonly document: DocumentView;
  readonly value: Access | undefined;
  readonly problem: string | undefined;
  readonly onChange: (value: Access | undefined) => void;
}

const OWN = [
  { value: 'everyone', label: say.everyone },
  { value: 'members', label: say.members },
  { value: 'plans', label: say.membersWithAPlan },
] as const;
type Kind = '' | (typeof OWN)[number]['value'];

export function AccessField({ document, value, problem, onChange }: AccessFieldProps): ReactNode {
  const above = aboveOf(document);
  // At the top of the site, nothing above it says otherwise.
  const options = above === undefined ? OWN : [{ value: '' as const, label: above }, ...OWN];
  const choose = (kind: Kind) => onChange(accessOf(kind, above === undefined));
  return (
    <>
      <SelectField<Kind>
        label={say.whoCanSeeThis}
        value={value?.kind ?? (above === undefined ? 'everyone' : '')}
        options={options}
        hint={hintFor(document)}
        onChange={choose}
      />
      {value?.kind === 'plans' && (
        <Plans
          siteId={document.siteId}
          chosen={value.anyOf}
          problem={problem}
          onChange={(anyOf) => onChange({ kind: 'plans', anyOf })}
        />
      )}
    </>
  );
}

function accessOf(kind: Kind, isAtTop: boolean): Access | undefined {
  if (kind === '' || (kind === 'everyone' && isAtTop)) return undefined;
  return kind === 'plans' ? { kind, anyOf: [] } : { kind };
}

function aboveOf({ kind, parentId }: DocumentView): string | undefined {
  if (kind === 'item') return say.sameAsTheCollection;
  return parentId === null ? undefined : say.sameAsTheFolder;
}

function hintFor({ kind, collectionId }: DocumentView): string | undefined {
  if (kind === 'folder') return say.appliesToEverythingInTheFolder;
  return kind === 'page' && collectionId !== null
    ? say.appliesToAllEntriesToo
    : say.othersSeeTheTitleAndTheExcerpt;
}

interface PlansProps {
  readonly siteId: string;
  readonly chosen: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: string[]) => void;
}

function Plans({ siteId: site, chosen, problem, onChange }: PlansProps): ReactNode {
  const stored = useQuery({
    queryKey: [memberAreas.name, site],
    queryFn: ({ signal }) => call(memberAreas.read, { site }, { signal }),
  });
  if (stored.error) return <Failure error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!stored.data) return null;
  const { areas } = stored.data.memberAreas;
  if (areas.length === 0)
    return (
      <Notice tone="info">
        {say.youHaveNoPlansYet} <Link to={`/sites/${site}/members/areas`}>{say.addAMemberArea}</Link>
      </Notice>
    );
  const toggle = (id: string) => onChange([...toggleIn(new Set(chosen), id)]);
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {areas.map((area) => (
        <AreaChoice key={area.id} area={area} chosen={chosen} onToggle={toggle} />
      ))}
    </>
  );
}

interface AreaChoiceProps {
  readonly area: MemberAreas['areas'][number];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** All plans of an area, later ones too; or some of them. */
function AreaChoice({ area, chosen, onToggle }: AreaChoiceProps): ReactNode {
  const isWhole = chosen.includes(area.id);
  return (
    <FieldGroup legend={area.name}>
      <Switch
        label={fill(say.anyPlanOfName, { name: area.name })}
        isOn={isWhole}
        onChange={() => onToggle(area.id)}
      />
      {!isWhole &&
        area.plans.map((plan) => (
          <Switch
            key={plan.id}
            label={plan.name}
            isOn={chosen.includes(plan.id)}
            onChange={() => onToggle(plan.id)}
          />
        ))}
    </FieldGroup>
  );
}
