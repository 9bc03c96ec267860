/** The screens of subscriptions: they share most of their parts, and come together. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { SubscriptionScreen } from './subscription-screen.tsx';
import { SubscriptionList } from './subscriptions-screen.tsx';

export function SubscriptionScreens(): ReactNode {
  const [id = ''] = (useParams()['*'] ?? '').split('/');
  if (id === '') return <SubscriptionList kind="sales" />;
  if (id === 'donations') return <SubscriptionList kind="donations" />;
  return <SubscriptionScreen key={id} id={id} />;
}
