export { findPolicyInForce } from './get-policy.ts'
export type { ContentTexts, FaqTexts } from './texts.ts'
