import { type DeliveryDeps, deliverMessages } from './deliver-messages.ts'

const PAUSE_MS = 1_000
const PAUSE_AFTER_FAULT_MS = 5_000
const MAX_STOP_MS = 3_000

export interface Delivery {
  /**
   * Stops after the current message, or without it when that takes too long: its lease expires and
   * another worker sends it.
   */
  stop(): Promise<void>
}

/** Sends queued messages for as long as the server runs, polling each second. */
export function startDelivery(deps: DeliveryDeps): Delivery {
  const stopping = new AbortController()
  const worker = work(deps, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      const limit = new AbortController()
      await Promise.race([worker, pause(MAX_STOP_MS, limit.signal)])
      limit.abort()
    },
  }
}

async function work(deps: DeliveryDeps, stopping: AbortSignal) {
  while (!stopping.aborted) {
    let rest = PAUSE_MS
    try {
      await deliverMessages(deps, () => stopping.aborted)
    } catch (error) {
      rest = PAUSE_AFTER_FAULT_MS
      if (!stopping.aborted) deps.log.error({ err: error }, 'delivery')
    }
    await pause(rest, stopping)
  }
}

/** Waits; ends early without an error when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
