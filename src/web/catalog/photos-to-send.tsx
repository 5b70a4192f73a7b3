import { Suspense } from 'react'
import type { KindName } from '#consultings/kinds.ts'
import { photosOnScreen } from '#consultings/photos-on-screen.ts'

/** The photos that a customer of a kind sends after the order, drawn. */
export function PhotosToSend({ kind }: { readonly kind: KindName }) {
  const Photos = photosOnScreen[kind]
  if (!Photos) return null
  return (
    <Suspense fallback={<div className="h-120" />}>
      <Photos />
    </Suspense>
  )
}
