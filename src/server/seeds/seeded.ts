/** Demo members' logins to print, as `user id / password`. */
export interface Seeded {
  readonly accounts: readonly string[]
}
