/** Where a text is used again: an answer to an inquiry, a field of a result sheet, or a style on one. */
export const textBlockUses = ['ANSWER', 'REPLY', 'SHEET', 'STYLE'] as const
export type TextBlockUse = (typeof textBlockUses)[number]
