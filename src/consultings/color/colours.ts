/** Skin colour in this kind's drawings: pale, so that what is worn on it stands out. */
export const skinTint = '#f6e8e0'
