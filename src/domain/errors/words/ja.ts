import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  title: '問題が発生しました',
  reported: 'エラーは記録され、報告されました。続けるにはページを再読み込みしてください。',
  network: 'ネットワークエラーが発生しました。インターネット接続をご確認ください。',
  answer: 'URL：{url}\n形式：{format}\nメッセージ：{message}',
  reload: 'ページを再読み込み',
  clear: '閉じる',
};
