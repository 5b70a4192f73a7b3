/** Payment methods whose refunds are transferred to an account that the customer names. */
export const refundAccountMethods: readonly string[] = ['bank_transfer', 'virtual_account']
