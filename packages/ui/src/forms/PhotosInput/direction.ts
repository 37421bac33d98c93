export type Direction = 'earlier' | 'later';
/** The attribute of a button that names its direction. */
export const directionAttribute = 'data-direction';
