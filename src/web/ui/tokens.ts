/** `--color-paper` for the browser's own bars, which read no style sheet. */
export const themeColour = '#faf6f0'
