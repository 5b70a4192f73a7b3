/**
 * Sides are always the client's, as for a stylist behind the chair. Only this file maps them to
 * directions in a drawing.
 */
export const clientSides = ['right', 'left'] as const
export type ClientSide = (typeof clientSides)[number]

/**
 * Returns the sign of x on a client's side: a portrait faces the viewer, so the client's left is on
 * our right.
 */
export const signOf = (side: ClientSide): 1 | -1 => (side === 'left' ? 1 : -1)

export const sideAt = (x: number): ClientSide => (x > 0 ? 'left' : 'right')

export const isOnSide = (chosen: ClientSide | 'both' | 'none', x: number) =>
  chosen === 'both' || chosen === sideAt(x)
