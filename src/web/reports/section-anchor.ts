/** Returns the anchor of a sheet's section. */
export const anchorOf = (section: string) => `sheet-${section}`
