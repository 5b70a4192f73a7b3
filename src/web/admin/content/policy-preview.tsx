import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { RichText } from '../editing/rich-text.tsx'
import { useNow } from '../frame/use-now.ts'
import type { Policy } from './policy-kind.ts'

interface PolicyPreviewProps {
  readonly kind: Policy['kind']
  readonly version: number
  /** The first day in force; empty means today. */
  readonly day: string
  readonly html: string
}

/** Preview of a policy's page. */
export function PolicyPreview({ kind, version, day, html }: PolicyPreviewProps) {
  const text = useText().content.policies
  const { date } = useFormat()
  const now = useNow()

  return (
    <article className="py-10">
      <h2 className="display-title">{text[kind]}</h2>
      <p className="pt-3 text-muted">{text.version(version, date(day || now))}</p>
      <div className="pt-8">
        <RichText html={html} />
      </div>
    </article>
  )
}
