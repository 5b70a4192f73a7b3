import { useState } from 'react'
import { adminPolicies } from '#contract/admin-policies.ts'
import type { Language } from '#domain/languages/languages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage, useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LanguageTabs } from '../editing/language-tabs.tsx'
import { RichText } from '../editing/rich-text.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { editOnArrival } from '../frame/edit-on-arrival.ts'
import { Allowed } from '../frame/role.tsx'
import { PolicyCompare } from './policy-compare.tsx'
import { type Policy, policyDraft } from './policy-kind.ts'

interface PolicyVersionProps {
  readonly policy: Policy
  /** Address where the next version is written. */
  readonly next: string
}

/**
 * Shows a version that is or was in force, in every language, with a link to write the next one.
 */
export function PolicyVersion({ policy, next }: PolicyVersionProps) {
  const labels = useAdminText().content.policies
  const text = useText().content.policies
  const { date, number } = useFormat()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const draft = policyDraft(policy)

  return (
    <article>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-sand pt-4 pb-4 lg:pt-5">
        <div className="min-w-0">
          <h2 className="display-heading">
            {text[policy.kind]} · {labels.versionOf(number(policy.version))}
          </h2>
          <p className="pt-1 text-small text-muted">
            {labels.statuses[policy.status]} · {labels.from(date(policy.effective_at))}
          </p>
          <p className="pt-1 text-small text-muted">{labels.unchangeable}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          {policy.version > 1 && <PolicyCompare kind={policy.kind} follows={policy.version - 1} />}
          <Allowed call={adminPolicies.create}>
            <ButtonLink
              kind="secondary"
              size="small"
              to={next}
              state={editOnArrival}
              preventScrollReset
            >
              {labels.next}
            </ButtonLink>
          </Allowed>
        </div>
      </header>
      <div className="pt-2">
        <LanguageTabs editing={{ draft, language, setLanguage }}>
          {(shown) => (
            <div lang={shown}>
              <RichText html={draft[`${shown}.html`]} />
            </div>
          )}
        </LanguageTabs>
      </div>
    </article>
  )
}
