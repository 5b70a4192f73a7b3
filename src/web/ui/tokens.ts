/** `--color-paper` for the browser's toolbars, which read no style sheet. */
export const themeColour = '#faf6f0'
