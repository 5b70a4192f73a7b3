const MAX_BYTES = 2_000_000
const MAX_REDIRECTS = 3

/** Allowed hosts of a provider's pictures. */
interface PictureSource {
  /** HTTPS hosts, including their subdomains. */
  readonly hosts: readonly string[]
  /** Origin that an operator configured instead of the provider's own, also allowed. */
  readonly origin: string | null
}

/**
 * Fetches a profile picture. Checks every redirect against the provider's picture hosts, which
 * prevents requests into our own network (SSRF). Null if it fails, takes too long or is larger than
 * {@link MAX_BYTES} bytes; never throws.
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
