export const loopAfterTheLastProject = 'Nach dem letzten Projekt von vorn beginnen';
export const whenOffNavigationEndsAtThe =
  'Wenn ausgeschaltet, endet die Navigation beim ersten und letzten Projekt.';
export const covers = 'Titelbilder';
export const previousAndNextProject = 'Vorheriges und nächstes Projekt';
export const linksAProjectToThePrevious = 'Verlinkt ein Projekt mit dem vorherigen und dem nächsten.';
export const visibleOnceYouPublishAnotherProject =
  'Sichtbar, sobald du ein weiteres Projekt veröffentlichst.';
export const previousNextProjectNeighbourPortfolioArrows =
  'vorheriges nächstes projekt nachbar portfolio pfeile vor zurück weiter previous next';
