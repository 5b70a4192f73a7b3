import { getReportCard, type Sheet } from '#contract/reports.ts'
import { download } from '#web/api/client.ts'
import {
  canSaveCards,
  removeSavedCards,
  SAVED_CARDS,
  SAVED_CARDS_CACHE,
} from '#web/api/saved-cards.ts'

/** Of the sheet that a kept card was made of. */
const VERSION = 'x-sheet-version'

/** A card and what proves to be its guest. */
export interface CardToSave {
  readonly sheet: Sheet
  readonly token: string | null
}

export const savedCardAddress = ({ diagnosis_number: number }: Sheet) => `${SAVED_CARDS}${number}`

/**
 * Keeps a card on this device, where it opens without a connection from then on. A version that was
 * kept before is replaced. When it fails, nothing else is kept than before.
 *
 * @throws ApiRefusal, or what the browser refuses: QuotaExceededError where there is no room.
 */
export async function saveCard({ sheet, token }: CardToSave): Promise<void> {
  const query = { token: token ?? undefined }
  const card = await download(getReportCard, { params: { id: sheet.id }, query })
  const headers = { 'content-type': 'text/html; charset=utf-8', [VERSION]: String(sheet.version) }
  try {
    await startWorker()
    const cards = await caches.open(SAVED_CARDS_CACHE)
    await cards.put(savedCardAddress(sheet), new Response(card, { headers }))
  } catch (error) {
    await removeIfEmpty()
    throw error
  }
}

/** Whether a card is kept, made anew when its sheet was revised; null where none can be. */
export async function findSavedCard(card: CardToSave): Promise<boolean | null> {
  if (!canSaveCards()) return null
  const kept = await caches.match(savedCardAddress(card.sheet), { cacheName: SAVED_CARDS_CACHE })
  if (!kept) return false
  const isOld = kept.headers.get(VERSION) !== String(card.sheet.version)
  // Without an answer the old one is better than none; it is tried again at the next visit.
  if (isOld) await saveCard(card).catch(() => undefined)
  return true
}

export async function removeSavedCard(sheet: Sheet): Promise<void> {
  const cards = await caches.open(SAVED_CARDS_CACHE)
  await cards.delete(savedCardAddress(sheet))
  await removeIfEmpty()
}

async function removeIfEmpty() {
  const cards = await caches.open(SAVED_CARDS_CACHE).catch(() => null)
  if (!(await cards?.keys())?.length) await removeSavedCards()
}

/** Resolves once the worker answers. */
async function startWorker(): Promise<void> {
  const { active, waiting, installing } = await navigator.serviceWorker.register(
    `${SAVED_CARDS}worker.js`,
  )
  const worker = active ?? waiting ?? installing
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve()
      if (!worker || worker.state === 'redundant') reject(new Error('The worker did not start'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}
