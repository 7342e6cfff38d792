/** The longest search text, in characters. */
export const maxFindLength = 100;
