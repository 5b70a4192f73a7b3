/**
 * Where a text block is used: an answer to an inquiry, a reply to a review, a field of a result
 * sheet, or a style on one.
 */
export const textBlockUses = ['ANSWER', 'REPLY', 'SHEET', 'STYLE'] as const
export type TextBlockUse = (typeof textBlockUses)[number]
