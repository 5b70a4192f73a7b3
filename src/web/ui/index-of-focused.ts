/** Returns the index of the focused element; -1 if it is none of them. */
export const indexOfFocused = (elements: readonly (Element | null)[]): number =>
  elements.indexOf(document.activeElement)
