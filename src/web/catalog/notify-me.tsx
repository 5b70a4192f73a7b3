import type { ConsultingType } from '#contract/catalog.ts'
import { productRequestTexts } from '#texts/product-requests.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { NotifyMeForm } from './notify-me-form.tsx'

/** Lists the kinds that are not sold yet, each with a notification form; nothing if there are none. */
export function NotifyMe({ kinds }: { readonly kinds: readonly ConsultingType[] }) {
  const text = usePageTexts(productRequestTexts)
  if (kinds.length === 0) return null

  return (
    <section className="pt-section">
      <h2 className="display-chapter">{text.title}</h2>
      <p className="mt-3 mb-8 text-muted">{text.intro}</p>
      <div className="grid gap-x-12 md:grid-cols-2">
        {kinds.map((kind) => (
          <NotifyMeForm key={kind} kind={kind} />
        ))}
      </div>
    </section>
  )
}
