const MAX_BYTES = 2_000_000
const MAX_REDIRECTS = 3

/** From where a picture may come. */
export interface PictureSource {
  /** Over https; their subdomains too. */
  readonly hosts: readonly string[]
  /** What an operator set in the place of the provider, which may send everything through itself. */
  readonly origin: string | null
}

/**
 * A picture at an address that a provider named, which is asked only where the provider keeps its
 * pictures, on every step of the way: an address is no way into our own network. Null when it cannot
 * be had in time or is larger than {@link MAX_BYTES}; never throws.
 */
export async function fetchPicture(
  address: string,
  source: PictureSource,
  timeoutMs: number,
): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let url = new URL(address)
    for (let step = 0; step <= MAX_REDIRECTS && isOf(source, url); step += 1) {
      const response = await fetch(url, { redirect: 'manual', signal })
      if (response.ok) return await bytesOf(response)
      await response.body?.cancel()
      const elsewhere = response.headers.get('location')
      if (!elsewhere) return null
      url = new URL(elsewhere, url)
    }
    return null
  } catch {
    return null
  }
}

function isOf({ hosts, origin }: PictureSource, url: URL): boolean {
  if (url.origin === origin) return true
  const isTheirs = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return isTheirs && url.origin === `https://${url.hostname}`
}

async function bytesOf({ body }: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
