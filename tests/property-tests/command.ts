import type { CustomerOrder, World } from './world.ts'
/** What one of the people, the gateway or the clock does; a call's answer where it is one. */
export type Command = (
  world: World,
  customerOrder: CustomerOrder,
  chance: RandomInput,
) => Promise<{ readonly status: number } | undefined>
export interface RandomInput {
  /** Of money that somebody transfers or gives back. */
  readonly amount: number
  /** Which, where there are several. */
  readonly nth: number
}
