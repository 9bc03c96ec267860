export const height = 'Height';
export const spacer = 'Spacer';
export const spaceBetweenTwoBlocksInSteps = 'Space between two blocks, in steps that match your design.';
export const spaceGapAir = 'space gap air';
