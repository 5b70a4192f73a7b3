/** Address of a field in the settings. */
export const fieldAddress = (field: string) => `/admin/settings?field=${field}`

/** Where each item of the checklist is completed. */
export const openingAddresses = {
  account: fieldAddress('bank_account.bank'),
  company: fieldAddress('company.name'),
  mail: '/admin/outbox',
  prices: '/admin/products',
  administrators: '/admin/member-management',
  second_factor: fieldAddress('require_second_factor'),
} as const

export const policyAddress = (kind: string) => `/admin/policies?kind=${kind}`
