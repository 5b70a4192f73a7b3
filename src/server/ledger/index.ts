export type { LedgerAccount, LedgerEvent } from './accounts.ts'
export { credit, debit, post } from './post.ts'
