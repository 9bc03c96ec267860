import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  invalid: 'الفيديو المضمّن غير صالح.',
  invalidWithOverlay: 'الصور البارزة المخصصة متاحة فقط مع الفيديوهات المضمّنة. أوقفها من إعدادات التضمين.',
};
