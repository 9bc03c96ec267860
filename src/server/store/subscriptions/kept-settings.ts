import { subscriptionSettings } from '#domain/store/subscriptions/settings.ts';
import { keepSettings } from '../../kernel/settings/keep-settings.ts';
import { rowOfSite } from '../../kernel/sites/queries-settings.ts';

export const keptSubscriptionSettings = keepSettings(
  subscriptionSettings,
  rowOfSite('subscriptionSettings', 'settings', subscriptionSettings.schema),
);
export const kept = [keptSubscriptionSettings];
