export const loopAfterTheLastProject = 'Loop after the last project';
export const whenOffNavigationEndsAtThe = 'When off, navigation ends at the first and last project.';
export const covers = 'Covers';
export const previousAndNextProject = 'Previous and next project';
export const linksAProjectToThePrevious = 'Links a project to the previous and next ones.';
export const visibleOnceYouPublishAnotherProject = 'Visible once you publish another project.';
export const previousNextProjectNeighbourPortfolioArrows =
  'previous next project neighbour portfolio arrows forward back';
