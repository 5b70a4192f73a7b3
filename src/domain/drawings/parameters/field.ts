import { isOneOf } from '#domain/collections/lists.ts'

/**
 * Types of parameters. The key names a parameter in a URL: unique, in lower case. Types, defaults,
 * bounds and the encoding are derived from these tables.
 */
export interface Choice<T extends string = string> {
  readonly kind: 'choice'
  readonly key: string
  readonly options: readonly T[]
  readonly default: T
}

/** A whole number. */
export interface Amount {
  readonly kind: 'amount'
  readonly key: string
  readonly min: number
  readonly max: number
  readonly default: number
}

/** `#rrggbb`, or null for the natural colour. */
export interface Colour {
  readonly kind: 'colour'
  readonly key: string
  readonly default: string | null
}

/** Colours from left to right, as `#rrggbb` separated by spaces, or null. */
export interface Colours {
  readonly kind: 'colours'
  readonly key: string
  readonly most: number
  readonly default: null
}

export type Field = Choice | Amount | Colour | Colours
export type Fields = Readonly<Record<string, Field>>

/** Values of the parameters that a table of fields describes. */
export type ValuesOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Choice<infer T>
    ? T
    : F[K] extends Amount
      ? number
      : string | null
}

export const choice = <const T extends string>(
  key: string,
  options: readonly [T, ...T[]],
  initial: NoInfer<T> = options[0],
): Choice<T> => ({ kind: 'choice', key, options, default: initial })

export const amount = (key: string, min: number, max: number, initial = 0): Amount => ({
  kind: 'amount',
  key,
  min,
  max,
  default: initial,
})

export const colour = (key: string, initial: string | null = null): Colour => ({
  kind: 'colour',
  key,
  default: initial,
})

export const colours = (key: string, most: number): Colours => ({
  kind: 'colours',
  key,
  most,
  default: null,
})

/** Tells whether a value is within its field's bounds. */
export function isValid(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'choice':
      return isOneOf(field.options, value)
    case 'amount':
      return Number.isInteger(value) && field.min <= Number(value) && Number(value) <= field.max
    case 'colour':
      return value === null || (typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value))
    case 'colours':
      return value === null || areColours(value, field.most)
  }
}

const areColours = (value: unknown, most: number) =>
  typeof value === 'string' &&
  /^#[0-9a-f]{6}( #[0-9a-f]{6})+$/.test(value) &&
  value.split(' ').length <= most
