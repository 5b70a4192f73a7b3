/**
 * Replaces the selection of a text by another text. Returns the result and the new cursor position.
 */
export function insertText(
  text: string,
  added: string,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly text: string; readonly cursor: number } {
  return { text: text.slice(0, from) + added + text.slice(to), cursor: from + added.length }
}
