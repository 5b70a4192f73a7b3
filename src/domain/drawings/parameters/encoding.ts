import { keysOf } from '#domain/collections/records.ts'
import type { Field, Fields } from './field.ts'
import { type Portrait, type PortraitGroup, portraitFields, portraitOf } from './portrait.ts'

/** Thrown for a text that encodes no portrait, or not in its canonical form. */
export class PortraitTextError extends RangeError {
  override readonly name = 'PortraitTextError'
}

const VERSION = '1'
const groups = keysOf(portraitFields)
/** A key of two letters, then a decimal number or colours in capital letters. */
const PART = /([a-z]{2})((?:[0-9A-F]{6})+|-?[0-9]{1,4})/y

/**
 * Encodes parameters as a short text for a URL, such as `1fa3hb-20`. Omits defaults and uses a
 * fixed order, so that a portrait has exactly one encoding.
 */
export function encodePortrait(portrait: Portrait): string {
  let text = VERSION
  for (const group of groups) {
    const values: Values = portrait[group]
    for (const [name, field] of Object.entries<Field>(portraitFields[group])) {
      const value = values[name]
      if (value !== undefined && value !== field.default) text += field.key + encoded(field, value)
    }
  }
  return text
}

type Values = Readonly<Record<string, string | number | null>>

function encoded(field: Field, value: string | number | null): string {
  switch (field.kind) {
    case 'choice':
      return `${field.options.indexOf(String(value))}`
    case 'amount':
      return `${value}`
    case 'colour':
      return `${value}`.slice(1).toUpperCase()
    case 'colours':
      return `${value}`.replace(/[# ]/g, '').toUpperCase()
  }
}

/**
 * Decodes a text of {@link encodePortrait}.
 *
 * @throws PortraitTextError for anything else, including a second encoding of the same portrait.
 */
export function decodePortrait(text: string): Portrait {
  const choices: Record<PortraitGroup, Record<string, unknown>> = {
    face: {},
    hair: {},
    picture: {},
  }
  PART.lastIndex = text.startsWith(VERSION) ? VERSION.length : text.length + 1
  while (PART.lastIndex < text.length) {
    const [, key = '', code = ''] = PART.exec(text) ?? []
    const place = places.get(key)
    if (!place) throw new PortraitTextError('no text of a portrait')
    choices[place.group][place.name] = decoded(place.field, code)
  }
  const portrait = portraitOf(choices)
  if (encodePortrait(portrait) !== text) throw new PortraitTextError('not in its only form')
  return portrait
}

function decoded(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'choice':
      return field.options[Number(text)] ?? text
    case 'amount':
      return Number(text)
    case 'colour':
      return `#${text.toLowerCase()}`
    case 'colours':
      return text.toLowerCase().replace(/.{6}/g, ' #$&').trim()
  }
}

/** The field of each key. */
const places = new Map(
  groups.flatMap((group) =>
    Object.entries<Field>(portraitFields[group] satisfies Fields).map(
      ([name, field]) => [field.key, { group, name, field }] as const,
    ),
  ),
)
