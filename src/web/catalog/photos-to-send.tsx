import { Suspense } from 'react'
import type { KindName } from '#consultings/kinds.ts'
import { photosOnScreen } from '#consultings/photos-on-screen.ts'

/** Shows drawings of the photos that a kind asks for. */
export function PhotosToSend({ kind }: { readonly kind: KindName }) {
  const Photos = photosOnScreen[kind]
  if (!Photos) return null
  return (
    <Suspense fallback={<div className="h-120" />}>
      <Photos />
    </Suspense>
  )
}
