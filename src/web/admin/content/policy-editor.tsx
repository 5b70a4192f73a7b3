import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminPolicies } from '#contract/admin-policies.ts'
import { languages } from '#domain/languages/languages.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { ActionConflictPrompt } from '../editing/action-conflict.tsx'
import { EditorForm } from '../editing/editor-form.tsx'
import { HtmlField } from '../editing/html-field.tsx'
import { LanguageTabs } from '../editing/language-tabs.tsx'
import { type FieldLabels, itemParts } from '../editing/parts.ts'
import { PreviewDialog } from '../editing/preview-dialog.tsx'
import { RichText } from '../editing/rich-text.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { useRemoval } from '../editing/use-removal.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { AdminList } from '../list/use-list.ts'
import { useListCache } from './content-items.ts'
import { PolicyCompare } from './policy-compare.tsx'
import {
  changePolicy,
  POLICIES_KEY,
  type Policy,
  policyBody,
  policyDraft,
  writeNext,
} from './policy-kind.ts'
import { PolicyPreview } from './policy-preview.tsx'

interface PolicyEditorProps {
  readonly list: AdminList<Policy>
  /** The version to edit, or the one that the next version follows; see `beforeFirst`. */
  readonly policy: Policy
  readonly isNext: boolean
  /** The newest version of its kind in the list. */
  readonly newest: Policy
}

/** Editor of a policy version that is not in force yet. */
export function PolicyEditor({ list, policy, isNext, newest }: PolicyEditorProps) {
  const { content, editing: labels } = useAdminText()
  const text = content.policies
  const kinds = useText().content.policies
  const { date, number } = useFormat()
  const { confirm } = useDialogs()
  const showToast = useToast()
  const navigate = useNavigate()
  const listCache = useListCache<Policy>(POLICIES_KEY)
  const [isPreviewed, setPreviewed] = useState(false)
  const name = kinds[policy.kind]
  const isFirst = newest.version === 0
  const title = isFirst ? text.firstOf : text.nextOf
  const editing = useEditing({
    name: `policy_${isNext ? `${policy.kind}_new` : policy.id}`,
    item: isNext ? null : policy,
    draftOf: (of: Policy | null) => policyDraft(of ?? { ...policy, status: 'IN_FORCE' }),
    bodyOf: (draft, base) => policyBody(draft, base, isNext),
    schema: adminPolicies.update.body,
    send: (body: ReturnType<typeof policyBody>, base: Policy | null) =>
      isNext ? writeNext(body, base ?? newest) : changePolicy(body, base ?? policy),
    onSaved(saved) {
      listCache.put(saved)
      const called = `${name} ${text.versionOf(number(saved.version))}`
      showToast(isNext ? labels.added(called) : labels.changed(called))
      if (isNext) void navigate(list.addressOf(saved.id), { preventScrollReset: true })
    },
  })
  const { base, draft } = editing

  const fieldLabels: FieldLabels = {
    fields: { effective_at: text.effective },
    texts: { html: text.html },
    show: { html: (html) => <RichText html={html} /> },
  }

  /** A version in force can no longer be changed. */
  const askBefore = () =>
    draft.effective_at || !isNext
      ? Promise.resolve(true)
      : confirm(text.askAtOnce(name), { text: text.askAtOnceText, ok: text.ok })

  return (
    <>
      <EditorForm
        editing={editing}
        title={isNext ? title(name) : `${name} · ${text.versionOf(number(policy.version))}`}
        note={base && `${text.statuses[base.status]} · ${text.from(date(base.effective_at))}`}
        draftOf={policyDraft}
        askBefore={askBefore}
        fieldLabels={fieldLabels}
        actions={
          <>
            <Button kind="quiet" size="small" onClick={() => setPreviewed(true)}>
              {labels.preview.open}
            </Button>
            {!isFirst && (
              <PolicyCompare
                kind={policy.kind}
                follows={isNext ? newest.version : policy.version - 1}
                written={{
                  draft,
                  onTake(taken) {
                    for (const language of languages)
                      editing.set(`${language}.html`, taken[`${language}.html`])
                  },
                }}
              />
            )}
            {!isNext && base && (
              <Remove
                policy={base}
                fieldLabels={fieldLabels}
                name={`${name} ${text.versionOf(number(base.version))}`}
                onConflict={listCache.refetch}
                onRemoved={() => {
                  editing.discardStored()
                  listCache.refetch()
                  void navigate(list.closed, { preventScrollReset: true })
                }}
              />
            )}
          </>
        }
      >
        <div className="max-w-(--container-form)">
          <TextField
            type="date"
            label={text.effective}
            hint={text.effectiveHint}
            optional={isNext}
            {...editing.input('effective_at')}
          />
        </div>
        <LanguageTabs editing={editing}>
          {(language) => (
            <HtmlField
              label={text.html}
              language={language}
              field={editing.field(`${language}.html`)}
            />
          )}
        </LanguageTabs>
      </EditorForm>
      <PreviewDialog
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        draft={draft}
        language={editing.language}
        onLanguage={editing.setLanguage}
      >
        {(language) => (
          <PolicyPreview
            kind={policy.kind}
            version={isNext ? newest.version + 1 : policy.version}
            day={draft.effective_at}
            html={draft[`${language}.html`]}
          />
        )}
      </PreviewDialog>
    </>
  )
}

interface RemoveProps {
  readonly policy: Policy
  readonly fieldLabels: FieldLabels
  readonly name: string
  readonly onRemoved: () => void
  readonly onConflict: () => void
}

function Remove({ policy, fieldLabels, name, onRemoved, onConflict }: RemoveProps) {
  const { content, editing } = useAdminText()
  const removal = useRemoval({
    name,
    text: content.policies.removalText,
    item: policy,
    remove: ({ id, revision }) =>
      call(adminPolicies.remove, { params: { id }, query: { base_revision: revision } }),
    onRemoved,
    onConflict,
  })
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        busy={removal.isPending}
        onClick={() => void removal.confirmAndRemove()}
      >
        {editing.removal.open}
      </Button>
      {removal.conflict && (
        <ActionConflictPrompt
          conflict={removal.conflict}
          parts={itemParts(fieldLabels, policyDraft)}
        />
      )}
    </>
  )
}
