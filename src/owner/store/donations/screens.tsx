/** The screens of donations: they share most of their parts, and come together. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { CampaignList, CampaignScreen } from './campaigns-screen.tsx';
import { DonationList, DonationScreen } from './donations-screen.tsx';
import { ReceiptScreen, StatementScreen } from './paper-screens.tsx';

export function DonationScreens(): ReactNode {
  const [first = '', second = ''] = (useParams()['*'] ?? '').split('/');
  if (first === '') return <DonationList />;
  if (first !== 'campaigns') return <DonationScreen key={first} id={first} />;
  return second === '' ? <CampaignList /> : <CampaignScreen key={second} id={second} />;
}

/** The receipt of a donation, or the statement of a year. */
export function DonationPapers(): ReactNode {
  const { paper } = useParams();
  return paper === 'receipt' ? <ReceiptScreen /> : <StatementScreen />;
}
