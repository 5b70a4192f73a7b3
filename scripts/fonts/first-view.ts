/**
 * Texts in the first view of the landing, product and order page, on phones and on computers.
 * Their glyphs are loaded before the first paint; `first-view-fonts.spec.ts` fails for a missing
 * one.
 */
export const firstView = [
  ...within('layout', 'siteName skip home backToLanding help menu consulting process review'),
  ...within('layout', 'contents faq login signup myPage guestOrders language order'),
  ...within('content', 'hero play gets sample.mark'),
  ...within('catalog', 'order price shipping turnaround turnaroundText sentToday sentOn'),
  ...within('ordering', 'title steps guestHint login order toTransfer privacy agreement'),
  ...within('ordering.contact', 'title name email phone'),
  ...within('ordering.discounts', 'title add points pointsGuide'),
  ...within('ordering.payment', 'title'),
  ...within('ordering.summary', 'title subtotal shipping total earn'),
]

/** Of these, the texts in the display font. */
export const firstHeadings = [
  'layout.siteName',
  'content.hero.title',
  'ordering.title',
  'catalog.price',
]

function within(part: string, names: string): string[] {
  return names.split(' ').map((name) => `${part}.${name}`)
}
