export { findPolicyInForce } from './get-policy.ts'
