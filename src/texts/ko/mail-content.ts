/** Content of one mail around its link: account details, amounts and times are passed as lines. */
export interface MailWords {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly lines?: readonly (readonly [label: string, value: string])[]
  /** Label of the only button; absent if there is nothing to open. */
  readonly action?: string
}
