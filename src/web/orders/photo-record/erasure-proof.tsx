import type { PhotoRecord } from '#contract/photo-record.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface ErasureProofProps {
  readonly record: PhotoRecord
  readonly erasure: NonNullable<PhotoRecord['erasure']>
}

/** Says what was erased and when, to copy, mail or print with the page. */
export function ErasureProof({ record, erasure }: ErasureProofProps) {
  const text = useText().myPage.photoRecord
  const format = useFormat()
  const when = format.dateTime(erasure.at)
  const lines = [
    erasure.photos > 0 &&
      text.erasedPhotos(record.order_number, format.number(erasure.photos), when),
    erasure.answers && text.erasedAnswers(record.order_number, when),
    text.erasedBackups,
  ].filter((line) => line !== false)
  const mail = new URLSearchParams({ subject: text.proof, body: lines.join('\n') })

  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
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
