/** What came of it: the demo members' logins to print, `user id / password`. */
export interface Seeded {
  readonly accounts: readonly string[]
}
