import { METRICS_TOKEN } from './site-process.ts'

/** Reads `/metrics` of a site of `startSite`; each read begins new figures of the event loop. */
export async function readMetrics(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const response = await fetch(`${url}/metrics`, { headers })
  return response.text()
}

/**
 * Returns the value of a metric, named with its labels as the reply writes them.
 *
 * @throws if the reply does not have it.
 */
export function metricIn(metrics: string, name: string): number {
  const line = metrics.split('\n').find((it) => it.startsWith(`${name} `))
  if (!line) throw new Error(`/metrics does not report ${name}`)
  return Number(line.slice(name.length + 1).split(' ')[0])
}

/** Longest block of a site's event loop since the last read, in ms. */
export const readLongestBlock = async (url: string): Promise<number> =>
  metricIn(await readMetrics(url), 'gyeol_event_loop_longest_block_seconds') * 1_000
