import type { recoveries } from './account-calls.ts'

export type RecoveryTarget = keyof typeof recoveries
