import type { recoveries } from './account-calls.ts'

export type Lost = keyof typeof recoveries
