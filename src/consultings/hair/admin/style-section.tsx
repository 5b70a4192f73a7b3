import { memo, useMemo } from 'react'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import type { StylePlace } from '#domain/drawings/styles/report-portraits.ts'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { Button } from '#web/ui/button.tsx'
import type { BestStyle, HairContent, Style } from '../report-content.ts'
import { useHairText } from '../web/use-hair-text.ts'
import { SalonFields } from './salon-fields.tsx'
import { StyleFields } from './style-fields.tsx'

interface SectionProps extends Pick<ReportFieldsProps<HairContent>, 'onChange' | 'problemOf'> {
  /** Its place in the list, from 0. */
  readonly at: number
  readonly face: HairContent['type_analysis']
}

/** Edits a style that suits, with notes for the hairdresser. Memoized against letters elsewhere. */
export const BestSection = memo(function BestSection(
  props: SectionProps & { readonly style: BestStyle },
) {
  const { at, style, face, onChange, problemOf } = props
  const { fields } = useHairText().editor
  const name = `best_hair.${at}`
  const place = useMemo<StylePlace>(() => ({ list: 'best', at }), [at])
  const set = (change: Partial<BestStyle>) =>
    onChange((it) => ({ ...it, best_hair: withChange(it.best_hair, at, change) }))

  return (
    <EditorSection title={fields.best(String(at + 1))}>
      <StyleFields {...{ name, place, style, face, problemOf }} onChange={set} />
      <SalonFields {...{ name, style }} onChange={set} />
    </EditorSection>
  )
})

/** Edits a style to avoid. Memoized against letters elsewhere. */
export const WorstSection = memo(function WorstSection(
  props: SectionProps & { readonly style: Style; readonly isOnly: boolean },
) {
  const { at, style, face, isOnly, onChange, problemOf } = props
  const { fields, style: labels } = useHairText().editor
  const name = `worst_hair.${at}`
  const place = useMemo<StylePlace>(() => ({ list: 'worst', at }), [at])
  const title = fields.worst(String(at + 1))
  const set = (change: Partial<Style>) =>
    onChange((it) => ({ ...it, worst_hair: withChange(it.worst_hair, at, change) }))
  const remove = () =>
    onChange((it) => ({ ...it, worst_hair: it.worst_hair.filter((_, i) => i !== at) }))

  return (
    <EditorSection
      title={title}
      action={
        !isOnly && (
          <Button kind="quiet" size="small" onClick={remove}>
            {labels.remove(title)}
          </Button>
        )
      }
    >
      <StyleFields {...{ name, place, style, face, problemOf }} onChange={set} />
    </EditorSection>
  )
})

const withChange = <Item,>(list: readonly Item[], at: number, change: Partial<Item>): Item[] =>
  list.map((own, i) => (i === at ? { ...own, ...change } : own))
