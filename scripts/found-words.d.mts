export interface FoundWord {
  /** From 1; 0 for the path. */
  readonly line: number
  readonly word: string
  /** What to write instead. */
  readonly use: string
}

export function findWords(file: string, text: string): FoundWord[]
