/** Problems around payments that need the owner and do not follow from an order's account. */
export const alarmKinds = [
  /** The outcome of a payment has been unknown for a long time. */
  'PAYMENT_UNKNOWN',
  /** A payment could not be reconciled: its order or the site has a fault. */
  'NOT_COMPARED',
  /** The bank could not pay a refund into the account that the customer named. */
  'REFUND_NOT_ARRIVED',
  /** The owner must issue a cash receipt at the tax authority. */
  'CASH_RECEIPT',
  /** The owner must cancel a cash receipt at the tax authority, in full or in part. */
  'CASH_RECEIPT_CANCEL',
  /** Whether the provider issued or cancelled a receipt is unknown; opened again each day. */
  'CASH_RECEIPT_UNKNOWN',
  /** The provider rejects our API keys. */
  'KEYS_REFUSED',
  /** The provider rejects payments for the studio as it is registered there. */
  'SHOP_REFUSED',
  /** The provider does not know the studio's shop id. Closes by itself once it does. */
  'SHOP_UNKNOWN',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** `ASK_AGAIN`: read the payment at the provider again. `KNOWN`: the owner has seen it. */
export const alarmResolutions = ['ASK_AGAIN', 'KNOWN'] as const
export type AlarmResolution = (typeof alarmResolutions)[number]

/**
 * Returns how the owner may resolve an alarm, the most likely first. Alarms about cash receipts
 * close once the owner enters the tax authority's number.
 */
export function resolutionsOf(kind: AlarmKind): readonly AlarmResolution[] {
  switch (kind) {
    case 'PAYMENT_UNKNOWN':
    case 'NOT_COMPARED':
      return ['ASK_AGAIN', 'KNOWN']
    case 'CASH_RECEIPT':
    case 'CASH_RECEIPT_CANCEL':
      return []
    default:
      return ['KNOWN']
  }
}
