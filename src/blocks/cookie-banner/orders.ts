/** Brings the banner into the states of an owner’s preview. Fetched when the first is asked for. */
import { type BannerState, FORCED_CLASS } from '#domain/consent/contract.ts';
import type { BannerSettings } from '#domain/consent/settings.ts';
import { applySettings } from './banner.ts';

export interface BannerOrder {
  readonly state: BannerState;
  readonly settings?: Partial<BannerSettings>;
}

/** @param mustAsk whether the visitor has still to be asked */
export function follow(banner: HTMLElement, { state, settings }: BannerOrder, mustAsk: () => boolean): void {
  if (settings) applySettings(banner, settings);
  if (state === 'updated') return;
  // What is only looked at cannot be pressed (CONS-36).
  const isForced = state === 'forced';
  document.body.classList.toggle(FORCED_CLASS, isForced);
  banner.inert = isForced;
  banner.hidden = !isForced && !mustAsk();
}
