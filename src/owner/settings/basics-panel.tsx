/** What a site is called, its marks, and where its clock stands. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { basicsPanel } from '#domain/settings/panels.ts';
import { treeQuery } from '../documents.ts';
import { rich } from '../rich.tsx';
import { DeclaredPanel } from '../site-settings/declared-panel.tsx';
import { type SettingsForm, useSettingsForm } from '../site-settings/use-site-settings.ts';
import { SelectField } from '../ui/field.tsx';
import { PictureField } from './picture-field.tsx';
import * as say from './words/en.ts';

/** Pages of the product; every other value is a page's id. */
const SOON = 'opening-soon';
const PLAIN = [
  { value: '', label: say.standardPageClosedForTheMoment },
  { value: SOON, label: say.standardPageOpeningSoon },
];

interface PartProps {
  readonly siteId: string;
  readonly form: SettingsForm;
}

function ClosedPage({ siteId, form: { value, set } }: PartProps): ReactNode {
  const tree = useQuery(treeQuery(siteId));
  const pages = tree.data?.documents.filter(({ kind }) => kind === 'page') ?? [];
  return (
    <SelectField
      label={say.whatVisitorsSee}
      hint={say.chooseAPublishedPageThatIs}
      value={value?.closedPageId ?? (value?.isOpeningSoon ? SOON : '')}
      options={[...PLAIN, ...pages.map(({ id, title }) => ({ value: id, label: title }))]}
      onChange={(id) =>
        set({ isOpeningSoon: id === SOON, closedPageId: id === '' || id === SOON ? null : id })
      }
    />
  );
}

function Logo({ siteId }: PartProps): ReactNode {
  return (
    <p className="hint">
      {rich(say.addYourLogoUnderNavigation, {
        link: (inside) => <Link to={`/sites/${siteId}/navigation`}>{inside}</Link>,
      })}
    </p>
  );
}

const CONTROLS = { 'closed-page': ClosedPage, logo: Logo, picture: PictureField };

export function BasicsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  return (
    <DeclaredPanel siteId={siteId} panel={basicsPanel} form={useSettingsForm(siteId)} controls={CONTROLS} />
  );
}
