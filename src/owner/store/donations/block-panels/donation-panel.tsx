/** The panel of the donation block: which campaign it shows, then what its schema says of it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { BlockPanel } from '../../../fields/block-panel.tsx';
import { Group } from '../../../fields/group.tsx';
import { useField, usePanel } from '../../../fields/panel-context.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { useCampaigns } from '../use-donations.ts';
import * as say from './words/en.ts';

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  return (
    <>
      <CampaignGroup />
      <BlockPanel definition={definition} without={['campaignId']} />
    </>
  );
}

function CampaignGroup(): ReactNode {
  const { siteId } = usePanel();
  const { value = '', set } = useField<string | undefined>(['props', 'campaignId'], 'choice');
  const { data } = useCampaigns(siteId);
  if (!data) return null;
  const { campaigns } = data;
  const path = `/sites/${siteId}/donations/campaigns`;
  if (campaigns.length === 0)
    return (
      <Group>
        <p className="hint">{say.visitorsSeeThisBlockOnceYou}</p>
        <Link to={path}>{say.setUpACampaign}</Link>
      </Group>
    );
  const isKnown = value === '' || campaigns.some(({ id }) => id === value);
  return (
    <Group>
      <SelectField
        label={say.campaign}
        value={value}
        options={[
          { value: '', label: say.firstOpenCampaign },
          ...campaigns.map(({ id, settings }) => ({ value: id, label: settings.name })),
          ...(isKnown ? [] : [{ value, label: say.deletedCampaign }]),
        ]}
        onChange={set}
      />
      <Link to={path}>{say.manageCampaigns}</Link>
    </Group>
  );
}
