export const nameOnX = 'Name auf X';
export const withOrWithoutTheLeaveEmpty = 'Mit oder ohne @. Leer lassen, um nichts anzuzeigen.';
export const askFirst = 'Zuerst fragen';
export const xCanSeeVisitsWhenIts =
  'X kann Besuche sehen, sobald sein Button erscheint. Deshalb wird er erst geladen, wenn Besucher es verlangen.';
export const size = 'Größe';
export const regular = 'Normal';
export const large = 'Groß';
export const position = 'Position';
export const followButton = 'Folgen-Button';
export const visitorsCanFollowAProfileOn =
  'Besucher können einem Profil auf X folgen. Der Button wird erst geladen, wenn sie es erlauben.';
export const enterTheProfileToFollow = 'Gib das Profil ein, dem Besucher folgen können.';
export const xTwitterProfileSubscribe = 'x twitter profil folgen abonnieren follow';
