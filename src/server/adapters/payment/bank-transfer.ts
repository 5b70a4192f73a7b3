import type { PaymentProvider } from '#server/ports/payment-provider.ts'

/** The studio's own bank account: needs no gateway, is confirmed by the owner. Source: PAY-01. */
export const bankTransfer = (): PaymentProvider => ({
  name: 'bank_transfer',
  methods: ['bank_transfer'],
  clientKey: null,
  gateway: null,
})
