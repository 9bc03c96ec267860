export const height = 'Höhe';
export const spacer = 'Abstand';
export const spaceBetweenTwoBlocksInSteps =
  'Abstand zwischen zwei Blöcken, in Stufen, die zu deinem Design passen.';
export const spaceGapAir = 'abstand lücke leerraum luft zwischenraum spacer';
