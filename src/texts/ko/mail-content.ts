/** What one mail says around its link: the deposit account, amounts and times come as lines. */
export interface MailContent {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly lines?: readonly (readonly [label: string, value: string])[]
  /** The label of the one button; absent where there is nothing to open. */
  readonly action?: string
}
