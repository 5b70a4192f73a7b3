export type { ContentWords } from './contents.ts'
export type { FaqWords } from './faqs.ts'
export { findPolicyInForce } from './get-policy.ts'
