import type { PasskeyMessages, PasskeyScriptMessages } from './en.ts';

export const ja: PasskeyMessages = {
  title: 'パスキー',
  about:
    '指紋、顔、または端末のPINでログインできます。パスワードは不要です。パスキーは{host}でのみ使えます。',
  add: 'パスキーを追加',
  name: '名前',
  added: '追加日：{date}',
  lastUsed: '最終使用日：{date}',
  elsewhere: '{host}でのみ使えます。',
  remove: '削除：{name}',
  removeText:
    'このパスキーではログインできなくなります。端末から削除するまで、候補に表示されることがあります。',
  removeYes: 'パスキーを削除',
  wasAdded: 'パスキーを追加しました。次回のログインから使えます。',
  wasRemoved: 'パスキーを削除しました。',
  signIn: 'パスキーでログイン',
  signInAgain: 'メールのリンクでもう一度ログインしてから、パスキーを追加してください。',
  unknown: 'このパスキーに対応するアカウントがありません。別の方法でログインしてください。',
  refused: 'パスキーを確認できませんでした。もう一度試すか、別の方法でログインしてください。',
  gone: '時間がかかりすぎました。もう一度お試しください。',
  known: 'このパスキーはすでに登録されています。',
  tooMany: 'パスキーは{count}個まで登録できます。使わないものを削除してください。',
  noName: 'パスキーの名前を入力してください。',
};

export const inScript: PasskeyScriptMessages = {
  failed: 'うまくいきませんでした。もう一度試すか、別の方法でログインしてください。',
  cancelled: 'キャンセルされたか、時間切れです。もう一度お試しください。',
  exists: 'この端末には、すでにこのアカウントのパスキーがあります。',
  unsupported: 'この端末はこの種類のパスキーに対応していません。',
  address: 'このアドレスではパスキーを使えません。',
};
