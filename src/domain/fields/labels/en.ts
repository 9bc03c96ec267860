export const left = 'Left';
export const centre = 'Centre';
export const right = 'Right';
