import type { ReservationMessages, ScriptMessages } from './en.ts';

export const ja: ReservationMessages = {
  free: '空席',
  reserveWith: '{service}で予約',
  reserve: '席を予約',
  seen: '表示すると、予約サービスにアクセスが伝わります。',
};

export const inScript: ScriptMessages = {
  free: '空席',
};
