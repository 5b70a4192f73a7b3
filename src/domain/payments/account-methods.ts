/** Money that came by one of these goes back to an account that its payer names. */
export const accountMethods: readonly string[] = ['bank_transfer', 'virtual_account']
