/** What the guest asked for that a lookup alone does not prove enough for. */
export type GuestAction = 'cancel' | 'report' | 'whole' | 'contact'
