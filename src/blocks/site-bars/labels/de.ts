export const barsOfTheSite = 'Leisten der Website';
export const informationBarBadgeAndCreditsAs =
  'Infoleiste, Abzeichen und Nachweise, wie unter „Popups und Leisten“ festgelegt.';
