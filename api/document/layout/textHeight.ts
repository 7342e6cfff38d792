export const pointsPerMillimetre = 72 / 25.4;

/** The height of a line, and the gap between two lines of Latin letters, in em: `top-edge`, `bottom-edge` and `tight` of the templates. */
export const lineHeight = 0.98;
export const leading = 0.2;
