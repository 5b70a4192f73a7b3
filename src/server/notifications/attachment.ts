/** An email attachment. */
export interface Attachment {
  readonly fileName: string
  readonly contentType: string
  readonly text: string
}
