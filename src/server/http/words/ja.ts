import type { HttpMessages } from './en.ts';

export const ja: HttpMessages = {
  busy: '少々お待ちください',
  password: 'パスワードが必要です',
  openPage: '別のタブでページを開く',
  sendAgain: 'もう一度送信',
  tryAgain: 'もう一度試す',
  goBack: 'フォームに戻ってください。入力内容は残っています。',
  'long.title': '長すぎます',
  'long.text': 'メッセージが長すぎます。短くしてから、もう一度送信してください。',
  'away.title': 'まもなく再開します',
  'away.page': '現在このページを表示できません。しばらくしてからもう一度お試しください。',
  'away.sent': '現在送信できません。こちらには何も届いていません。',
  cutOff: '送信が途中で切れました。もう一度送信してください。',
  unplanned: 'エラーが発生しました。しばらくしてからもう一度お試しください。',
};
