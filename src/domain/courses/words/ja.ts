import type { CourseMessages } from './en.ts';

export const ja: CourseMessages = {
  progress: '{total}レッスン中{done}レッスン完了',
  start: 'コースを始める',
  goOn: '続ける：{lesson}',
  completed: '完了',
  opens: '{date}に公開',
  complete: '完了にする',
  reopen: '未完了に戻す',
  position: 'レッスン{number}／{total}',
  previous: '前のレッスン',
  next: '次のレッスン',
  all: 'すべてのレッスン',
  finished: 'このコースを修了しました。',
  certificate: '修了証',
  showCertificate: '修了証を表示',
  certifies: 'は次のコースを修了しました',
  nameHint: '修了証にはメールアドレスが表示されます。先にアカウントで名前を追加してください。',
  account: 'アカウント',
  gone: 'このレッスンはご利用いただけなくなりました。',
  notYet: 'すべてのレッスンを完了すると修了証を受け取れます。',
  printHint: 'ブラウザの印刷機能で、このページを印刷するかPDFとして保存できます。',
};
