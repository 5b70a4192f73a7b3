export interface TextMessage {
  /** Digits only. */
  readonly to: string
  readonly text: string
}

/** Hands a text message to an operator. */
export interface SmsSender {
  /** The registered number that messages come from, digits only. */
  readonly from: string
  /** @throws when it was not taken: the caller tries again later. */
  send(message: TextMessage): Promise<void>
}
