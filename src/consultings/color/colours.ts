/** Skin in the drawings of this kind: a tint, so that what is worn on it is seen. */
export const skinTint = '#f6e8e0'
