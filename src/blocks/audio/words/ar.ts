import type { AudioMessages, ScriptMessages } from './en.ts';

export const ar: AudioMessages = {
  missing: 'لم يعد هذا التسجيل متاحًا.',
  download: 'تنزيل',
};

export const inScript: ScriptMessages = {
  play: 'تشغيل {title}',
  pause: 'إيقاف {title} مؤقتًا',
  position: 'الموضع في {title}',
  place: '{at} من {end}',
  failed: 'تعذّر تشغيل هذا التسجيل.',
};
