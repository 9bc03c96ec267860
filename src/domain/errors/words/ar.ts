import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  title: 'حدث خطأ ما!',
  reported: 'تم تسجيل الخطأ والإبلاغ عنه. أعد تحميل الصفحة للمتابعة.',
  network: 'خطأ في الشبكة. يرجى التحقق من اتصالك بالإنترنت.',
  answer: 'الرابط: {url}\nالصيغة: {format}\nالرسالة: {message}',
  reload: 'إعادة تحميل الصفحة',
  clear: 'إخفاء',
};
