import type { ScriptMessages, TableBookingMessages } from './en.ts';

export const ar: TableBookingMessages = {
  guests: 'الضيوف',
  day: 'اليوم',
  time: 'الوقت',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  note: 'هل هناك ما ينبغي أن نعرفه؟',
  wishes: 'حساسية، عيد ميلاد، عربة أطفال',
  earlier: 'الأسبق',
  later: 'التالي',
  bookWith: 'احجز عبر {service}',
  bookTable: 'احجز طاولة',
  closed: 'لا يمكن حجز طاولة حاليًا.',
};

export const inScript: ScriptMessages = {
  sum: 'طاولة لعدد {party} يوم {date} الساعة {time}',
  loading: 'جارٍ تحميل الطاولات المتاحة…',
};
