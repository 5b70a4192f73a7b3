import { getReportCard, type Report } from '#contract/reports.ts'
import { download } from '#web/api/client.ts'
import {
  canSaveCards,
  removeSavedCards,
  SAVED_CARDS,
  SAVED_CARDS_CACHE,
} from '#web/api/saved-cards.ts'

/** Header with the version of the sheet that a saved card was made of. */
const VERSION = 'x-sheet-version'

/** A card with its guest token. */
export interface CardToSave {
  readonly report: Report
  readonly token: string | null
}

export const savedCardAddress = ({ diagnosis_number: number }: Report) => `${SAVED_CARDS}${number}`

/**
 * Saves a card on this device for offline use; replaces an older version. A failure leaves the
 * stored cards unchanged.
 *
 * @throws ApiRefusal, or the browser's QuotaExceededError.
 */
export async function saveCard({ report, token }: CardToSave): Promise<void> {
  const query = { token: token ?? undefined }
  const card = await download(getReportCard, { params: { id: report.id }, query })
  const headers = { 'content-type': 'text/html; charset=utf-8', [VERSION]: String(report.version) }
  try {
    await startWorker()
    const cards = await caches.open(SAVED_CARDS_CACHE)
    await cards.put(savedCardAddress(report), new Response(card, { headers }))
  } catch (error) {
    await removeIfEmpty()
    throw error
  }
}

/** Whether a card is saved; updates it if its sheet was revised. Null if cards cannot be saved. */
export async function findSavedCard(card: CardToSave): Promise<boolean | null> {
  if (!canSaveCards()) return null
  const cached = await caches.match(savedCardAddress(card.report), { cacheName: SAVED_CARDS_CACHE })
  if (!cached) return false
  const isOld = cached.headers.get(VERSION) !== String(card.report.version)
  // If it fails, the old one stays; retried at the next page view.
  if (isOld) await saveCard(card).catch(() => undefined)
  return true
}

export async function removeSavedCard(report: Report): Promise<void> {
  const cards = await caches.open(SAVED_CARDS_CACHE)
  await cards.delete(savedCardAddress(report))
  await removeIfEmpty()
}

async function removeIfEmpty() {
  const cards = await caches.open(SAVED_CARDS_CACHE).catch(() => null)
  if (!(await cards?.keys())?.length) await removeSavedCards()
}

/** Resolves once the worker is active. */
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
