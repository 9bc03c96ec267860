import type { ConsentMessages } from './en.ts';

export const ar: ConsentMessages = {
  text: 'باستخدامك هذا الموقع، فإنك توافق على استخدامنا لملفات تعريف الارتباط.',
  accept: 'قبول',
  decline: 'رفض',
  label: 'ملفات تعريف الارتباط',
  signal: 'يطلب متصفحك من المواقع عدم تتبّعك (Global Privacy Control). نحترم ذلك ما لم تسمح هنا بالمزيد.',
  eu: 'يمكنك تغيير ذلك في أي وقت من «خيارات ملفات تعريف الارتباط» أسفل كل صفحة.',
  policy: 'ما الذي نخزّنه ولماذا',
  choose: 'اختر كل فئة على حدة',
  save: 'حفظ اختياري',
  'functional.label': 'إضافات',
  'functional.text': 'الدردشة والحجوزات والحماية من البرامج الآلية.',
  'analytics.label': 'إحصاءات',
  'analytics.text': 'عدد الزوار وما يقرؤونه.',
  'marketing.label': 'إعلانات',
  'marketing.text': 'إعلانات موجّهة إليك في مواقع أخرى.',
  'media.label': 'مقاطع الفيديو والخرائط والمنشورات',
  'media.text': 'محتوى من شركات أخرى.',
};
