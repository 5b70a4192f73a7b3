/** The IDs and e-mails of a pasted list, of lines or cells, each once. */
export const parseRecipients = (list: string): readonly string[] => [
  ...new Set(
    list
      .split(/[\s,;]+/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]
