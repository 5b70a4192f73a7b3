/** Input with which a write succeeds. */
export interface AdminWrite {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: object
  readonly file?: Uint8Array
}
