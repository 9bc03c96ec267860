import type { ListMessages } from './en.ts';

export const ja: ListMessages = {
  'title.confirm': '登録の確認',
  'title.confirmed': '登録が完了しました',
  'title.unsubscribe': '配信停止',
  'title.unsubscribed': '配信を停止しました',
  'title.unknown': 'このリンクは無効です',
  'title.busy': '少々お待ちください',
  confirm: '{list}を {email} にお届けします。',
  confirmed:
    'ありがとうございます。今後、{list}を {email} にお届けします。配信停止のリンクは各メールにあります。',
  unsubscribe: '{list}の {email} への配信を停止します。',
  unsubscribed: '{list}の {email} への配信を停止しました。',
  unknown:
    '期限が切れているか、リンクが途中で切れている可能性があります。もう一度登録して新しいリンクを受け取ってください。',
  busy: '試行回数が多すぎます。1 分ほど待ってから、メールのリンクをもう一度開いてください。',
  incomplete:
    'リンクが途中で切れています。最後に届いたメールの配信停止リンクを使うか、そのメールに返信してください。',
  'button.confirm': '登録する',
  'button.unsubscribe': '配信を停止する',
  home: 'ホームページへ',
  'mail.subject': 'ご確認ください：{site} の{list}',
  'mail.heading': 'あと 1 ステップです',
  'mail.entered': '{site} の「{list}」にこのアドレスが登録されました',
  'mail.confirm': '登録するには、アドレスを確認してください。',
  'mail.closing':
    'リンクの有効期限は {days} 日間です。お心当たりがない場合は、このメールを無視してください。今後ご連絡することはありません。',
};
