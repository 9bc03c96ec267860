import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  confirm: 'تأكيد',
  reject: 'رفض',
  cancel: 'إلغاء',
  okay: 'حسنًا',
};
