import type { CaptchaScriptMessages } from './en.ts';

export const inScript: CaptchaScriptMessages = {
  label: 'أنا إنسان',
  working: 'لحظة…',
  done: 'شكرًا لك. يمكنك الإرسال الآن.',
  failed: 'لم ينجح ذلك. ضع علامة في المربع مرة أخرى.',
  unavailable: 'لم يُحمَّل اختبار التحقق. يمكنك إرسال النموذج من دونه.',
  allow: 'السماح بـ {service} لهذا النموذج',
  why: 'تمنع هذه الخدمة البرامج الآلية ويمكنها رؤية زيارتك. تحتاج إليها لإرسال هذا النموذج.',
};
