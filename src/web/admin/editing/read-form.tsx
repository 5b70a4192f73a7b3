import type { ReactNode } from 'react'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import type { Draft } from './draft.ts'
import { draftParts, type FieldLabels } from './parts.ts'

interface ReadFormProps {
  readonly title: string
  readonly note: ReactNode
  readonly draft: Draft
  readonly fieldLabels: FieldLabels
}

/** Shows what an editor edits to a viewer: each field that is filled in, without controls. */
export function ReadForm({ title, note, draft, fieldLabels }: ReadFormProps) {
  const items = draftParts(fieldLabels).map((part) => ({
    term: part.label,
    value: part.show(draft),
  }))

  return (
    <article>
      <header className="pt-4 pb-3 lg:pt-5">
        <h2 className="display-heading wrap-anywhere">{title}</h2>
        {note && <p className="pt-1 text-tiny text-muted">{note}</p>}
      </header>
      <div className="max-w-(--container-text) border-t border-sand pt-3">
        <DefinitionList items={items.filter(({ value }) => value)} />
      </div>
    </article>
  )
}
