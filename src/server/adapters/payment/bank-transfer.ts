import type { PaymentProvider } from '#server/ports/payment-provider.ts'

/** Payment by transfer to the studio's bank account, confirmed by the owner. Source: PAY-01. */
export const bankTransfer = (): PaymentProvider => ({
  name: 'bank_transfer',
  methods: ['bank_transfer'],
  clientKey: null,
  gateway: null,
})
