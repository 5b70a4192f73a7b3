/** What around payments needs the owner and does not follow from an order's account. */
export const alarmKinds = [
  /** How a payment ended could not be found out for a long time. */
  'PAYMENT_UNKNOWN',
  /** A payment that could not be compared: something is wrong with its order or with the site. */
  'NOT_COMPARED',
  /** The bank could not pay a refund into the account that the customer named. */
  'REFUND_NOT_ARRIVED',
  /** A cash receipt that the studio issues at the tax office itself. */
  'CASH_RECEIPT',
  /** A cash receipt that the studio cancels there, whole or in part. */
  'CASH_RECEIPT_CANCEL',
  /** How asking the provider for either ended is not known; reminded of each day until it is. */
  'CASH_RECEIPT_UNKNOWN',
  /** The provider does not accept our keys. */
  'KEYS_REFUSED',
  /** The provider does not take money for the studio as it is registered there. */
  'SHOP_REFUSED',
  /** The provider knows no such shop: nothing can be read there; closes itself once it can. */
  'SHOP_UNKNOWN',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** `ASK_AGAIN`: ask the provider once more; `KNOWN`: the owner has seen it. */
export const alarmResolutions = ['ASK_AGAIN', 'KNOWN'] as const
export type AlarmResolution = (typeof alarmResolutions)[number]

/** How an alarm may be ended, the likeliest first; cash receipts end by the tax office's number. */
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
