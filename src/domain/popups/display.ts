/** Whether what lies over pages is shown: the rules of the contract, and no others (POPU-03 to POPU-17). */
import { PAGE_TYPES } from '../content/codes.ts';
import { WEBSITE_TYPES } from '../settings/site-status.ts';
import { DAY_MS } from '../time.ts';
import {
  BADGELESS_TEMPLATE,
  MOBILE_BAR_MAX_WIDTH,
  NEVER_AGAIN,
  type PopupOverlaySettings,
  type PopupRecord,
} from './contract.ts';

export interface PopupQuestion {
  readonly settings: PopupOverlaySettings;
  /** Undefined where nothing is stored. */
  readonly record: PopupRecord | undefined;
  readonly now: number;
  readonly isMobile: boolean;
  readonly pageType: number;
  readonly websiteType: number;
  readonly isScreenshot: boolean;
}

export function isPopupShown(question: PopupQuestion): boolean {
  const { settings, isMobile } = question;
  if (isPageWithout(question) || settings.style === 'none') return false;
  if (isMobile && !settings.enableMobile) return false;
  return isDue(question);
}

function isPageWithout({ pageType, websiteType, isScreenshot }: PopupQuestion): boolean {
  const isSplashNotFound = pageType === PAGE_TYPES.notFound && websiteType === WEBSITE_TYPES.coverPage;
  return isScreenshot || isSplashNotFound || pageType === PAGE_TYPES.lockScreen;
}

function isDue({ settings, record, now }: PopupQuestion): boolean {
  if (!record) return true;
  if (record.version < settings.version) return true;
  if (record.submitted && settings.showUntilSignup) return false;
  if (settings.displayFrequency === NEVER_AGAIN) return false;
  return now >= record.closedDate + settings.displayFrequency * DAY_MS;
}

/** What a browser has stored; undefined where it is none of ours. */
export function readRecord(text: string | null): PopupRecord | undefined {
  try {
    const value = JSON.parse(text ?? '') as Partial<PopupRecord> | null;
    const { version, submitted, closedDate } = value ?? {};
    if (typeof version !== 'number' || typeof submitted !== 'boolean' || typeof closedDate !== 'number')
      return undefined;
    return { version, submitted, closedDate };
  } catch {
    return undefined;
  }
}

export function isMobileBarShown({
  width,
  style,
}: {
  readonly width: number;
  readonly style: string;
}): boolean {
  return width <= MOBILE_BAR_MAX_WIDTH && style !== 'none' && style !== '';
}

export function isBadgeShown({
  templateVersion,
  badgeType,
}: {
  readonly templateVersion: string;
  readonly badgeType: string;
}): boolean {
  return templateVersion !== BADGELESS_TEMPLATE && badgeType !== 'none';
}
