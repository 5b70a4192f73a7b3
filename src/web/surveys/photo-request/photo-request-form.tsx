import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { answerPhotoRequest } from '#contract/photo-requests.ts'
import { nameOfPhoto, photoRequestTexts } from '#texts/photo-requests.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { invalidateOrders } from '#web/api/order-reads.ts'
import { useUpload } from '#web/api/use-upload.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { PhotoSlots } from '#web/photos/photo-slots.tsx'
import { blobsOf, usePhotos } from '#web/photos/use-photos.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import type { AskedPhoto } from './asked-photo.ts'
import { PhotoReason } from './photo-reason.tsx'

interface PhotoRequestFormProps {
  readonly asked: AskedPhoto
  readonly proof: OrderProof
  readonly onSent: () => void
  /** Called when the photo turns out not to be needed any more. */
  readonly onClosed: () => void
}

/** The slot for the photo, with its guide and why it is asked for. */
export function PhotoRequestForm({ asked, proof, onSent, onClosed }: PhotoRequestFormProps) {
  const { request, current, kindScreen } = asked
  const texts = usePageTexts(photoRequestTexts)
  const text = texts.page
  const { ordering } = useText()
  const queries = useQueryClient()
  const photos = usePhotos(`photo-request-${request.id}`, 1)
  const { send, progress } = useUpload()
  const [problem, setProblem] = useState<string | null>(null)
  const place = kindScreen?.photos.find(({ name }) => name === request.name)
  const isPreparing = photos.slots.includes('preparing')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (progress !== null || isPreparing) return
    if (photos.ready.length === 0) return setProblem(text.missing)
    setProblem(null)
    const input = {
      params: { order_number: proof.orderNumber, id: request.id },
      query: { guest_token: proof.guestToken ?? undefined },
    }
    const sent = await send(answerPhotoRequest, input, blobsOf(photos.ready))
    if (sent instanceof ApiRefusal) {
      const isClosed = sent.code === 'PHOTO_REQUEST_CLOSED' || sent.code === 'PHOTOS_CLOSED'
      return isClosed ? onClosed() : setProblem(sent.serverMessage ?? ordering.failures.offline)
    }
    await photos.discard()
    onSent()
    void invalidateOrders(queries)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-8 pt-8">
      <PhotoReason request={request} current={current} />
      <PhotoSlots
        title={text.slot}
        hint={text.slotHint}
        note={text.note}
        places={[
          {
            name: nameOfPhoto(texts, request.name),
            camera: place?.camera ?? 'environment',
            subject: place?.subject ?? 'any',
            guide: place?.Guide && <place.Guide />,
            hint: texts.reasons[request.reason].help,
          },
        ]}
        photos={photos}
        progress={progress}
      />
      {problem && <Problem>{problem}</Problem>}
      <Button type="submit" wide busy={progress !== null} disabled={isPreparing}>
        {progress === null ? text.send : text.sending(String(Math.floor(progress * 100)))}
      </Button>
    </form>
  )
}
