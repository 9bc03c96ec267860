import type { SiteMessages } from './en.ts';

export const ja: SiteMessages = {
  skip: '本文へ移動',
  'nav.main': 'メインメニュー',
  'nav.folded': 'メインメニュー（折りたたみ）',
  'nav.menu': 'メニュー',
  'nav.more': '{title}の続き',
  'nav.footer': 'フッター',
  'nav.action': '主な操作',
  cookies: 'Cookieの設定',
  filedUnder: '分類',
  allOf: '{list}の一覧',
  home: 'ホームに戻る',
  'notFound.title': 'ページが見つかりません',
  'notFound.heading': 'このページはありません',
  'notFound.text':
    'このアドレスには何もありません。ページが移動したか、アドレスに誤りがある可能性があります。',
  search: '検索',
  searchSite: 'サイト内を検索',
  'noHome.title': 'まだ何もありません',
  'noHome.text':
    'このサイトは準備中です。最初のページはまだ公開されていません。しばらくしてからもう一度お越しください。',
  'error.text':
    'ただいまページを表示できません。お客様の操作が原因ではありません。サイトの運営者にはエラーが通知されています。',
  'closed.title': 'ただいま休止中です',
  'closed.text': 'ただいま更新作業中です。しばらくしてからもう一度お越しください。',
  'opening.title': 'まもなくオープンします',
  'opening.text': 'このサイトは準備中です。しばらくしてからもう一度お越しください。',
  password: 'パスワード',
  'password.open': '開く',
  'password.wrong': 'パスワードが違います。確認してもう一度お試しください。',
  'membersOnly.text': 'このアドレスを受け取った方は、送り主にお問い合わせください。',
  'error.title': 'エラーが発生しました',
  'locked.title': 'このページは保護されています',
  'membersOnly.title': 'このページはメンバー限定です',
};
