import { type FoundAddress, type PickedAddress, pickedAddress } from './picked-address.ts'

type SearchMessage =
  | { readonly type: 'shown' | 'failed' }
  | { readonly type: 'picked'; readonly address: PickedAddress }

/** Reads a message of the search's frame; null for anything else. A script of others writes it. */
export function readSearchMessage(data: unknown): SearchMessage | null {
  if (!isRecord(data)) return null
  if (data.type === 'shown' || data.type === 'failed') return { type: data.type }
  if (data.type !== 'found' || !isRecord(data.found)) return null
  const address = pickedAddress(textsOf(data.found))
  return address.postalCode && address.basicAddress ? { type: 'picked', address } : null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const textsOf = (found: Readonly<Record<string, unknown>>): FoundAddress =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === 'string'))
