/** Splits a pasted list into user IDs and emails, without duplicates. */
export const parseRecipients = (list: string): string[] => [
  ...new Set(
    list
      .split(/[\s,;]+/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]
