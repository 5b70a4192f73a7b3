/** Action of a guest that needs a stronger proof than the lookup. */
export type GuestAction = 'cancel' | 'report' | 'whole' | 'contact'
