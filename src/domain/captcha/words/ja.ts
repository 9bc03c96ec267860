import type { CaptchaScriptMessages } from './en.ts';

export const inScript: CaptchaScriptMessages = {
  label: '私は人間です',
  working: '少々お待ちください…',
  done: 'ありがとうございます。送信できます。',
  failed: 'うまくいきませんでした。もう一度チェックを入れてください。',
  unavailable: 'CAPTCHA を読み込めませんでした。そのままフォームを送信できます。',
  allow: 'このフォームで {service} を許可',
  why: 'ボットを防ぐサービスで、訪問の情報を取得することがあります。このフォームの送信に必要です。',
};
