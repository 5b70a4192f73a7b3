/**
 * Design-token colours of clothes and make-up. A drawing is a separate file, so it cannot read the
 * page's tokens.
 */
export const brandColours = {
  paper: '#faf6f0',
  ink: '#221c18',
  clay: '#b04a2f',
  moss: '#4f5d45',
  sand: '#e9dfd2',
  rule: '#b9aa99',
  'spring-1': '#f6d9c4',
  'summer-1': '#dcd7e8',
  'summer-3': '#c9a3b5',
  'winter-3': '#a8174b',
} as const
