import { useState } from 'react'
import { addOrderPhoto } from '#contract/order-photos.ts'
import { isOneOf } from '#domain/collections/lists.ts'
import { photoSources } from '#domain/surveys/photo-source.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { useUpload } from '#web/api/use-upload.ts'
import { useText } from '#web/language/use-text.ts'
import { type PreparedPhoto, preparePhoto } from '#web/photos/prepare-photo.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Select } from '#web/ui/select.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useRefetchOrders } from './photo-changes.ts'
import { PhotoFile } from './photo-file.tsx'
import type { PhotoPlace } from './use-photo-places.ts'

interface AddPhotoDialogProps {
  readonly orderNumber: string
  readonly places: readonly PhotoPlace[]
  readonly open: boolean
  readonly onClose: () => void
}

const otherSources = photoSources.filter((source) => source !== 'CUSTOMER')

/** Adds a photo that came another way: which, how it came, and that the customer agreed. */
export function AddPhotoDialog({ orderNumber, places, open, onClose }: AddPhotoDialogProps) {
  const text = useAdminText()
  const labels = text.photos.add
  const site = useText().photos
  const showToast = useToast()
  const refetch = useRefetchOrders()
  const { send, progress } = useUpload()
  const [at, setAt] = useState('')
  const [source, setSource] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  const [photo, setPhoto] = useState<PreparedPhoto | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const place = at === '' ? undefined : places[Number(at)]

  function close() {
    setAt('')
    setSource('')
    setIsAgreed(false)
    setPhoto(null)
    setProblem(null)
    setIsTried(false)
    onClose()
  }

  async function choose(file: File) {
    const prepared = await preparePhoto(file)
    const isFine = typeof prepared !== 'string'
    setPhoto(isFine ? prepared : null)
    setProblem(isFine ? null : site[prepared](file.name))
  }

  async function submit() {
    setIsTried(true)
    if (!place || !photo || !isAgreed || !isOneOf(otherSources, source)) return
    const body = {
      name: place.name,
      replaces: place.image?.id ?? null,
      source,
      customer_agreed: true,
    } as const
    const params = { order_number: orderNumber }
    const sent = await send(addOrderPhoto, { params, body }, [photo.blob])
    void refetch()
    if (sent instanceof ApiRefusal) return setProblem(sent.serverMessage ?? text.writeFailed)
    close()
    showToast(labels.done)
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={labels.title}
      description={labels.text}
      send={labels.submit}
      keep={text.order.moves.keep}
      busy={progress !== null}
      onSubmit={() => void submit()}
    >
      <Select
        label={labels.which}
        value={at}
        options={places.map(({ label, image }, index) => ({
          value: String(index),
          label: image ? labels.replaces(label) : labels.fills(label),
        }))}
        problem={isTried && !place ? labels.whichNeeded : null}
        onChange={({ target }) => setAt(target.value)}
      />
      <PhotoFile
        photo={photo}
        problem={isTried && !photo && !problem ? labels.fileNeeded : null}
        onChoose={(file) => void choose(file)}
      />
      <Select
        label={labels.source}
        value={source}
        options={otherSources.map((value) => ({ value, label: text.photos.sources[value] }))}
        problem={isTried && source === '' ? labels.sourceNeeded : null}
        onChange={({ target }) => setSource(target.value)}
      />
      <Checkbox
        label={labels.agreed}
        hint={labels.agreedHint}
        checked={isAgreed}
        problem={isTried && !isAgreed ? labels.agreedNeeded : null}
        onChange={({ target }) => setIsAgreed(target.checked)}
      />
      {problem && <Problem>{problem}</Problem>}
    </FormDialog>
  )
}
