import type { ReservationMessages, ScriptMessages } from './en.ts';

export const ar: ReservationMessages = {
  free: 'الطاولات المتاحة',
  reserveWith: 'احجز عبر {service}',
  reserve: 'احجز طاولة',
  seen: 'يمكن لمقدّم الخدمة معرفة زيارتك عند عرضها.',
};

export const inScript: ScriptMessages = {
  free: 'الطاولات المتاحة',
};
