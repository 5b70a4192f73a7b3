export type { ContentTexts } from './contents.ts'
export type { FaqTexts } from './faqs.ts'
export { findPolicyInForce } from './get-policy.ts'
