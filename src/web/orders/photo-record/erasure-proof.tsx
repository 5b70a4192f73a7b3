import type { PhotoRecord } from '#contract/photo-record.ts'
import { nameOfPhoto, photoRequestTexts } from '#texts/photo-requests.ts'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Says of each photo what was erased, when and why, to copy, mail or print with the page. */
export function ErasureProof({ record }: { readonly record: PhotoRecord }) {
  const text = useText().myPage.photoRecord
  const { names } = usePageTexts(photoRequestTexts)
  const format = useFormat()
  const { order_number: number, erased_photos: photos, answers_erased_at: answersAt } = record
  const lines = [
    ...photos.map(({ name, reason, at }) => {
      const photo = nameOfPhoto({ names, unnamed: text.unnamedPhoto }, name)
      return `${text.erasedPhoto(number, photo, format.dateTime(at))} ${text.because[reason]}`
    }),
    ...(answersAt ? [text.erasedAnswers(number, format.dateTime(answersAt))] : []),
    text.erasedBackups,
  ]
  const mail = new URLSearchParams({ subject: text.proof, body: lines.join('\n') })

  return (
    <>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two photos of one name may be erased at once
        <p key={index}>{line}</p>
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-4 print:hidden">
        <CopyButton value={lines.join('\n')} what={text.proof} />
        {/* A mail program reads a plus as itself. */}
        <a
          href={`mailto:?${String(mail).replaceAll('+', '%20')}`}
          className="inline-flex min-h-touch items-center text-small underline decoration-rule underline-offset-4 hover:decoration-ink"
        >
          {text.mail}
        </a>
      </div>
    </>
  )
}
