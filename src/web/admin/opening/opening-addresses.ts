/** A field of the settings, straight. */
export const fieldAddress = (field: string) => `/admin/settings?field=${field}`

/** Where an item of the checklist is done. */
export const openingAddresses = {
  account: fieldAddress('bank_account.bank'),
  company: fieldAddress('company.name'),
  mail: '/admin/outbox',
  prices: '/admin/products',
  administrators: '/admin/member-management',
} as const

export const policyAddress = (kind: string) => `/admin/policies?kind=${kind}`
