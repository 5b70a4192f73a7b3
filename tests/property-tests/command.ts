import type { CustomerOrder, World } from './world.ts'
/** An action of a person, the provider or a job; returns the reply if it is an API call. */
export type Command = (
  world: World,
  customerOrder: CustomerOrder,
  chance: RandomInput,
) => Promise<{ readonly status: number } | undefined>
export interface RandomInput {
  /** Amount of a transfer or refund, in won. */
  readonly amount: number
  /** Selects one of several candidates. */
  readonly nth: number
}
