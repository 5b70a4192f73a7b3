import { useEffect, useRef, useState } from 'react'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { loadPostcodeSearch } from './load-postcode.ts'
import { type PickedAddress, pickedAddress } from './picked-address.ts'

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

function EmbeddedSearch({ onPick }: Pick<PostcodeSearchProps, 'onPick'>) {
  const text = useText().ordering.address
  const place = useRef<HTMLDivElement>(null)
  const picked = useRef(onPick)
  picked.current = onPick
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')

  useEffect(() => {
    let left = false
    loadPostcodeSearch().then(
      (Search) => {
        if (left || !place.current) return
        const oncomplete = (found: Parameters<typeof pickedAddress>[0]) =>
          picked.current(pickedAddress(found))
        const search = new Search({ oncomplete, width: '100%', height: '100%' })
        search.embed(place.current, { autoClose: false })
        setState('there')
      },
      () => !left && setState('failed'),
    )
    return () => {
      left = true
    }
  }, [])

  if (state === 'failed') return <Problem>{text.searchFailed}</Problem>
  return (
    <div className="relative">
      {state === 'loading' && (
        <div className="absolute inset-0">
          <Loading>
            <Skeleton className="h-100 w-full" />
          </Loading>
        </div>
      )}
      <div ref={place} className="h-100" />
    </div>
  )
}
