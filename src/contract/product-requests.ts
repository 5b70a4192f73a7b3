import { z } from 'zod'
import { consultingTypeField } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { emailField } from './fields.ts'

const done = z.object({ success: z.literal(true) })

/** KIND_ON_SALE adds `product`, the first one on sale of the kind. */
export const requestProduct = endpoint({
  method: 'POST',
  path: '/v1/product-requests',
  summary: 'Ask for one mail when a kind is sold; says the same whether or not it was asked before',
  access: 'anyone',
  body: z.object({
    consulting_type: consultingTypeField,
    email: emailField,
    /** Consent to this one mail, which is advertising. */
    consent: z.literal(true),
  }),
  reply: done,
  refusals: ['KIND_ON_SALE'],
})

export const withdrawProductRequests = endpoint({
  method: 'POST',
  path: '/v1/product-requests/withdraw',
  summary: 'Withdraw all requests of an address for notifications, by the link of a mail to it',
  access: 'anyone',
  body: z.object({ token: z.string().min(1).max(600) }),
  reply: done,
  refusals: [],
})
