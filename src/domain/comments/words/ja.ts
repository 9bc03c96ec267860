import type { CommentMessages, CommentScriptMessages } from './en.ts';

export const ja: CommentMessages = {
  waiting: 'ありがとうございます。コメントは承認後に表示されます。',
  leave: 'コメントを書く',
  instead: '新しいコメントを書く',
  check: '入力内容をご確認ください。',
  trap: 'この欄は空欄のままにしてください',
  comment: 'コメント',
  name: 'お名前',
  email: 'メールアドレス',
  notShown: '（公開されません）',
  isRequired: '（必須）',
  comments: 'コメント',
  count: '{total, plural, other {コメント # 件}}',
  pages: 'コメントのページ',
  earlier: '前のコメント',
  later: '次のコメント',
  areClosed: 'コメントの受付は終了しました。',
  written: '入力した内容',
  deleted: 'このコメントは削除されました。',
  author: '投稿者',
  reply: '返信',
  replyTo: '（{author} さんへ）',
  hosted: 'コメントは Disqus で提供されています。表示すると、Disqus に訪問の情報が伝わります。',
  show: 'コメントを表示',
  noScript: 'コメントの表示には JavaScript が必要です。',
  unable: '読み込めませんでした。もう一度お試しください。',
  openPost: '別のタブで記事を開く',
};

export const inScript: CommentScriptMessages = {
  nameRequired: 'お名前を入力してください。',
  nameTooLong: 'お名前が長すぎます。{limit} 文字以内で入力してください。',
  emailInvalid: 'ada@example.org のようなメールアドレスを入力するか、空欄のままにしてください。',
  bodyRequired: 'コメントを入力してください。',
  bodyTooLong: 'コメントが {over} 文字超過しています。{limit} 文字以内で入力してください。',
  pending: 'ありがとうございます。コメントは承認後に表示されます。',
  published: 'ありがとうございます。コメントを公開しました。',
  missing: 'この記事は存在しないため、コメントできません。',
  closed: 'この記事へのコメントの受付は終了しました。',
  parentGone:
    '返信先のコメントは存在しません。入力した内容は残っています。通常のコメントとして送信できます。',
  tooMany:
    '短時間に多くのコメントが送信されました。入力した内容は残っています。1 分ほど待ってから、もう一度送信してください。',
  notFromHere:
    'このコメントはこのページから送信されたものではありません。入力した内容は残っています。ここからもう一度送信してください。',
  locked: 'この記事はパスワードで保護されています。先に記事を開いてから、コメントを送信してください。',
  failed:
    'コメントを送信できませんでした。入力した内容は残っています。しばらくしてからもう一度お試しください。',
  anonymous: '匿名',
  replyToAuthor: '{author} さんに返信',
  send: '送信',
  sending: '送信中…',
  cancel: 'キャンセル',
  loading: 'コメントを読み込み中…',
  retry: 'もう一度試す',
  justNow: 'たった今',
};
