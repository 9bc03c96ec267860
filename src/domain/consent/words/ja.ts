import type { ConsentMessages } from './en.ts';

export const ja: ConsentMessages = {
  text: 'このサイトを利用すると、Cookie の使用に同意したことになります。',
  accept: '同意する',
  decline: '拒否する',
  label: 'Cookie',
  signal:
    'お使いのブラウザーはサイトに追跡しないよう求めています（Global Privacy Control）。ここで許可しない限り、その設定を尊重します。',
  eu: 'この設定は、各ページ下部の「Cookieの設定」からいつでも変更できます。',
  policy: '保存する情報とその目的',
  choose: '個別に選択',
  save: '選択を保存',
  'functional.label': '追加機能',
  'functional.text': 'チャット、予約、ボット対策。',
  'analytics.label': '統計',
  'analytics.text': '訪問者数と、読まれているページ。',
  'marketing.label': '広告',
  'marketing.text': '他のサイトで表示される、あなた向けの広告。',
  'media.label': '動画、地図、投稿',
  'media.text': '他社のコンテンツ。',
};
