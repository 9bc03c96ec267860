import type { CourseMessages } from './en.ts';

export const ar: CourseMessages = {
  progress: 'اكتمل {done} من {total} من الدروس',
  start: 'ابدأ الدورة',
  goOn: 'متابعة: {lesson}',
  completed: 'مكتمل',
  opens: 'يُفتح في {date}',
  complete: 'وضع علامة مكتمل',
  reopen: 'وضع علامة غير مكتمل',
  position: 'الدرس {number} من {total}',
  previous: 'الدرس السابق',
  next: 'الدرس التالي',
  all: 'جميع الدروس',
  finished: 'لقد أكملت هذه الدورة.',
  certificate: 'شهادة',
  showCertificate: 'عرض الشهادة',
  certifies: 'أكمل الدورة',
  nameHint: 'تعرض شهادتك عنوان بريدك الإلكتروني. أضف اسمك في حسابك أولًا.',
  account: 'حسابك',
  gone: 'لم يعد هذا الدرس متاحًا.',
  notYet: 'أكمل جميع الدروس للحصول على شهادتك.',
  printHint: 'استخدم أمر الطباعة في متصفحك لطباعة هذه الصفحة أو حفظها بصيغة PDF.',
};
