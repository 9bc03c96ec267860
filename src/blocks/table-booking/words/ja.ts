import type { ScriptMessages, TableBookingMessages } from './en.ts';

export const ja: TableBookingMessages = {
  guests: '人数',
  day: '日付',
  time: '時間',
  name: 'お名前',
  email: 'メールアドレス',
  phone: '電話番号',
  note: 'ご要望など',
  wishes: 'アレルギー、お誕生日、ベビーカーなど',
  earlier: '前へ',
  later: '次へ',
  bookWith: '{service}で予約',
  bookTable: '席を予約',
  closed: '現在、席のご予約を受け付けていません。',
};

export const inScript: ScriptMessages = {
  sum: '{date} {time}、{party}名様のお席',
  loading: '空席を読み込んでいます…',
};
