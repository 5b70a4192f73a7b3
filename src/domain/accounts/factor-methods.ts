/** Ways to give a second factor. */
export const factorMethods = ['TOTP', 'PASSKEY', 'RECOVERY_CODE'] as const
export type FactorMethod = (typeof factorMethods)[number]
