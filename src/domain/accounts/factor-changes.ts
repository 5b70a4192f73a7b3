/** Changes of passkeys and second factors that a member is notified of by email. */
export const factorChanges = [
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'APP_ADDED',
  'APP_REMOVED',
  'RECOVERY_CODES_RENEWED',
  'RECOVERY_CODE_USED',
  'RESET',
] as const
export type FactorChange = (typeof factorChanges)[number]
