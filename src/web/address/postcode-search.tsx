import { useEffect, useRef, useState } from 'react'
import { addressSearch } from '#domain/accounts/address-search.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import type { PickedAddress } from './picked-address.ts'
import { readSearchMessage } from './search-message.ts'

/** Time limit for loading the search. */
const LOAD_LIMIT_MS = 10_000

interface PostcodeSearchProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onPick: (address: PickedAddress) => void
}

/**
 * Shows the postcode search inside the page, since in-app browsers have no popups. Closing it
 * leaves typing by hand.
 */
export function PostcodeSearch({ open, onClose, onPick }: PostcodeSearchProps) {
  const text = useText().ordering.address

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.searchTitle}
      footer={
        <Button kind="secondary" wide onClick={onClose}>
          {text.manual}
        </Button>
      }
    >
      {open && (
        <EmbeddedSearch
          onPick={(address) => {
            onPick(address)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

/**
 * Sandbox of the search. The script needs our origin: the provider posts the result to the origin in
 * the address of the page, which an opaque origin never matches, and the script fills a blank frame
 * of its own. Its search is a form, its map a window.
 * Source: https://github.com/daumPostcode/kakaoPostcodeQnA/issues/642 and /535
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

function EmbeddedSearch({ onPick }: Pick<PostcodeSearchProps, 'onPick'>) {
  const text = useText().ordering.address
  const frame = useRef<HTMLIFrameElement>(null)
  const picked = useRef(onPick)
  picked.current = onPick
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    const limit = setTimeout(() => setState('failed'), LOAD_LIMIT_MS)
    return () => clearTimeout(limit)
  }, [state])

  useEffect(() => {
    function listen({ source, origin, data }: MessageEvent) {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return
      const message = readSearchMessage(data)
      if (message?.type === 'picked') picked.current(message.address)
      else if (message) setState(message.type === 'shown' ? 'there' : 'failed')
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  if (state === 'failed') {
    return <Problem onRetry={() => setState('loading')}>{text.searchFailed}</Problem>
  }
  return (
    <div className="relative">
      {state === 'loading' && (
        <div className="absolute inset-0">
          <Loading>
            <Skeleton className="h-100 w-full" />
          </Loading>
        </div>
      )}
      <iframe
        ref={frame}
        src={addressSearch.page}
        sandbox={SANDBOX}
        title={text.searchTitle}
        className="block h-100 w-full"
      />
    </div>
  )
}
