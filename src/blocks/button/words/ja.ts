import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  confirm: '確認',
  reject: '拒否',
  cancel: 'キャンセル',
  okay: 'OK',
};
