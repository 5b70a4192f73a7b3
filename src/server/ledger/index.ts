export type { LedgerAccount, LedgerEvent } from './accounts.ts'
export { compareMoney } from './compare-money.ts'
export { credit, debit, post } from './post.ts'
export { moneyByDay } from './settlements.ts'
