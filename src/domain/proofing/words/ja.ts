import type { ProofMessages } from './en.ts';

export const ja: ProofMessages = {
  nothing: '画像を 1 枚以上選ぶか、コメントを入力してください。',
  gone: 'これらの画像は公開を終了しました。リンクの送り主にお問い合わせください。',
  locked: 'このページのパスワードが変更されたか、期限が切れました。もう一度ページを開いて入力してください。',
  tooOften: '何度も送信されています。1 分ほど待ってから、もう一度送信してください。',
  tooMany: 'お気に入りは {most} 枚まで選べます。いくつか外してください。',
  'gone.title': '選べる画像がありません',
  'invalid.title': 'まだ送信されていません',
  needsPassword: 'このページにパスワードが設定されると、お気に入りを選べます。',
  sent: 'ありがとうございます。{time} に送信しました（お気に入り {count, plural, other {# 枚}}）。変更して、もう一度送信できます。',
  sentBy:
    '{name} さん、ありがとうございます。{time} に送信しました（お気に入り {count, plural, other {# 枚}}）。変更して、もう一度送信できます。',
  large: '{label}、新しいウィンドウで拡大表示',
  favourite: 'お気に入り',
  comment: 'コメント',
  commentOn: '{label} へのコメント',
  yourName: 'お名前',
  note: 'その他',
  again: 'もう一度送信',
  thanks: 'ありがとうございます',
  thanksTo: '{name}様、ありがとうございます',
  received: 'お気に入り{count, plural, other {#点}}の選択を受け取りました。',
  change: '選択を見る・変更する',
  home: 'ホームページへ',
  send: '選択を送信',
};
