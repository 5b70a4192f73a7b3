interface Weight {
  readonly scripts: number
  readonly styles: number
}

export const budgets: Readonly<Record<string, Weight>>
export const faceFinderBudgets: Readonly<Record<string, number>>
export function checkPageWeight(client: string): void
