/**
 * Sides are always the client's, as a stylist behind the chair sees them. This is the only place
 * that knows where they lie in a drawing.
 */
export const clientSides = ['right', 'left'] as const
export type ClientSide = (typeof clientSides)[number]

/** The sign of x on a client's side: a portrait looks back at us, so left is on our right. */
export const signOf = (side: ClientSide): 1 | -1 => (side === 'left' ? 1 : -1)

export const sideAt = (x: number): ClientSide => (x > 0 ? 'left' : 'right')

export const isOnSide = (chosen: ClientSide | 'both' | 'none', x: number) =>
  chosen === 'both' || chosen === sideAt(x)
