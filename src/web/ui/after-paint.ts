/** Marks a style sheet that is loaded once the page is painted. */
export const AFTER_PAINT = 'data-after-paint'
