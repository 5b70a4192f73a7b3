import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPolicies } from '#contract/admin-policies.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CompareDialog } from '../comparing/compare-dialog.tsx'
import { htmlToText } from '../comparing/html-to-text.ts'
import { draftParts } from '../editing/parts.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { POLICIES_KEY, type Policy, type PolicyDraft, policyDraft } from './policy-kind.ts'

/** Id of the draft among the versions. */
const DRAFT = 'draft'

interface PolicyCompareProps {
  readonly kind: Policy['kind']
  /** Number of the version before the shown one. */
  readonly follows: number
  /** The draft, and a callback that copies earlier text into it. */
  readonly written?: {
    readonly draft: PolicyDraft
    readonly onTake: (draft: PolicyDraft) => void
  }
}

/** Opens a comparison of any two versions of a policy. */
export function PolicyCompare(props: PolicyCompareProps) {
  const labels = useAdminText().content.policies
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {labels.compare}
      </Button>
      {isOpen && <TwoVersions {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

interface TwoVersionsProps extends PolicyCompareProps {
  readonly onClose: () => void
}

function TwoVersions({ kind, follows, written, onClose }: TwoVersionsProps) {
  const labels = useAdminText().content.policies
  const kinds = useText().content.policies
  const { date, number } = useFormat()
  const query = useQuery({
    queryKey: [...POLICIES_KEY, 'versions', kind],
    queryFn: ({ signal }) =>
      call(adminPolicies.list, { query: { kind, size: pageSizes.maximum } }, { signal }),
  })
  const versions = query.data?.items ?? []
  const [chosen, setChosen] = useState<{ readonly before?: string; readonly after?: string }>({})
  const idOf = (number: number) => versions.find(({ version }) => version === number)?.id ?? ''
  const before = chosen.before ?? idOf(follows)
  const after = chosen.after ?? (written ? DRAFT : idOf(follows + 1))

  function contentOf(name: string): PolicyDraft | undefined {
    const version = versions.find(({ id }) => id === name)
    return name === DRAFT ? written?.draft : version && policyDraft(version)
  }

  return (
    <CompareDialog
      open
      onClose={onClose}
      title={labels.compareTitle(kinds[kind])}
      parts={htmlParts(labels.html)}
      versions={[
        ...(written ? [{ name: DRAFT, label: labels.draft }] : []),
        ...versions.map(({ id, version, effective_at }) => ({
          name: id,
          label: `${labels.versionOf(number(version))} · ${labels.from(date(effective_at))}`,
        })),
      ]}
      before={{
        name: before,
        content: contentOf(before),
        onChoose: (name) => setChosen({ ...chosen, before: name }),
      }}
      after={{
        name: after,
        content: contentOf(after),
        onChoose: (name) => setChosen({ ...chosen, after: name }),
      }}
      problem={query.isError && !query.data && <LoadProblem query={query} />}
      onTake={written && after === DRAFT && before !== DRAFT ? written.onTake : undefined}
    />
  )
}

const htmlParts = (label: string) =>
  draftParts<PolicyDraft>({ fields: {}, texts: { html: label } }).map((part) => ({
    ...part,
    text: (draft: PolicyDraft) => htmlToText(String(part.value(draft) ?? '')),
  }))
