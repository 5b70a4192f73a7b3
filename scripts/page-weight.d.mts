interface Weight {
  readonly scripts: number
  readonly styles: number
}

export const budgets: Readonly<Record<string, Weight>>
export function checkPageWeight(client: string): void
