/** A text with another one in the place of what is chosen in it, and where the cursor stands then. */
export function insertText(
  text: string,
  added: string,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly text: string; readonly cursor: number } {
  return { text: text.slice(0, from) + added + text.slice(to), cursor: from + added.length }
}
