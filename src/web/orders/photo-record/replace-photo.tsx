import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeOwnPhoto } from '#contract/order-photos.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { invalidateOrders } from '#web/api/order-reads.ts'
import { useUpload } from '#web/api/use-upload.ts'
import { useText } from '#web/language/use-text.ts'
import { type OrderProof, proven } from '#web/own-orders/my-orders-queries.ts'
import { preparePhoto } from '#web/photos/prepare-photo.ts'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'

interface ReplacePhotoProps {
  readonly id: string
  readonly name: string
  readonly proof: OrderProof
}

/** Lets a customer choose another picture for a photo; sends it at once. */
export function ReplacePhoto({ id, name, proof }: ReplacePhotoProps) {
  const { myPage, photos, ordering } = useText()
  const text = myPage.photoRecord
  const say = useToast()
  const queries = useQueryClient()
  const { send, progress } = useUpload()
  const [isPreparing, setPreparing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = isPreparing || progress !== null

  async function replace(file: File) {
    setProblem(null)
    setPreparing(true)
    const photo = await preparePhoto(file)
    setPreparing(false)
    if (typeof photo === 'string') return setProblem(photos[photo](file.name))
    const input = { ...proven(proof), body: { replaces: id } }
    const sent = await send(changeOwnPhoto, input, [photo.blob])
    // Somebody may have begun to work or changed the photo: the page shows what is true now.
    void invalidateOrders(queries)
    if (sent instanceof ApiRefusal) setProblem(sent.serverMessage ?? ordering.failures.offline)
    else say(text.replaced)
  }

  return (
    <>
      <label className="relative inline-flex min-h-touch items-center text-small underline decoration-rule underline-offset-4 hover:decoration-ink has-focus-visible:outline-2 has-focus-visible:outline-ink">
        {isBusy ? photos.preparing : text.replaceShort}
        <input
          type="file"
          accept="image/*,.heic,.heif"
          aria-label={text.replace(name)}
          disabled={isBusy}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-default"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void replace(file)
            target.value = '' // allows choosing the same file again
          }}
        />
      </label>
      {problem && <Problem>{problem}</Problem>}
    </>
  )
}
