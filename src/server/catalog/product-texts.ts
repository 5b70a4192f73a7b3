/** What a product says of itself in one language. */
export interface ProductTexts {
  readonly name: string
  readonly summary: string
  /** Cleaned HTML. */
  readonly description: string
}
