import { memberAreas } from '#domain/members/areas.ts';
import { memberMails } from '#domain/members/member-mails.ts';
import { memberSettings } from '#domain/members/settings.ts';
import { keepSettings } from '../kernel/settings/keep-settings.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';

export const keptMemberSettings = keepSettings(
  memberSettings,
  rowOfSite('memberSettings', 'settings', memberSettings.schema),
);
export const keptMemberAreas = keepSettings(
  memberAreas,
  rowOfSite('memberAreas', 'settings', memberAreas.schema),
);
export const keptMemberMails = keepSettings(
  memberMails,
  rowOfSite('memberMails', 'settings', memberMails.schema),
);
export const kept = [keptMemberSettings, keptMemberAreas, keptMemberMails];
