interface TextMessage {
  /** Digits only. */
  readonly to: string
  readonly text: string
}

/** Hands a text message to an SMS provider. */
export interface SmsSender {
  /** Registered sender number, digits only. */
  readonly from: string
  /** @throws when the provider did not accept it; the caller retries later. */
  send(message: TextMessage): Promise<void>
}
