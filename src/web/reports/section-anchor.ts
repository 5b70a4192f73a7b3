/** The anchor of a sheet's section by the section's name. */
export const anchorOf = (section: string) => `sheet-${section}`
