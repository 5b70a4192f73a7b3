/** Texts of a product in one language. */
export interface ProductTexts {
  readonly name: string
  readonly summary: string
  /** Sanitized HTML. */
  readonly description: string
}
