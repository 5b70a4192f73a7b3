import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Consents, changeMyConsent } from '#contract/consents.ts'
import type { OptionalConsent } from '#domain/accounts/consents.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { removeSavedCards } from '#web/api/saved-cards.ts'
import { useMemberText } from '#web/language/member-text.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { SettingRow } from './setting-row.tsx'
import { myConsents } from './settings-queries.ts'

interface Change {
  readonly kind: OptionalConsent | 'sensitive'
  readonly isGiven: boolean
}

/** Lists a member's consents: marketing with a switch, and the required ones. */
export function ConsentList() {
  const text = useMemberText().settings.consents
  const queries = useQueryClient()
  const say = useToast()
  const { confirm } = useDialogs()
  const consents = useQuery(myConsents)
  const change = useMutation<Consents, ApiRefusal, Change>({
    mutationFn: ({ kind, isGiven }) =>
      call(changeMyConsent, { params: { kind }, body: { is_given: isGiven } }),
    onSuccess: (changed, { kind, isGiven }) => {
      queries.setQueryData(myConsents.queryKey, changed)
      if (kind === 'sensitive' && !isGiven) void removeSavedCards()
      if (kind === 'sensitive') say(isGiven ? text.sensitiveGiven : text.sensitiveWithdrawn)
      else say(isGiven ? text.nowGiven : text.nowWithdrawn)
    },
  })

  if (consents.isPending) return <SkeletonRows rows={3} />
  if (consents.isError) {
    return (
      <LoadProblem
        error={consents.error}
        busy={consents.isFetching}
        onRetry={() => void consents.refetch()}
      />
    )
  }
  const { optional, required, sensitive } = consents.data

  async function changeSensitive() {
    const isGiven = !sensitive.is_given
    const question = { text: text.withdrawText, ok: text.withdraw }
    if (isGiven || (await confirm(text.withdrawQuestion, question))) {
      change.mutate({ kind: 'sensitive', isGiven })
    }
  }

  return (
    <>
      {optional.map((it) => (
        <div key={it.kind} className="border-b border-sand py-2">
          <Checkbox
            label={text.kinds[it.kind]}
            hint={
              <>
                {text.details[it.kind]}
                <ChangedAt consent={it} />
              </>
            }
            disabled={change.isPending}
            checked={
              change.isPending && change.variables.kind === it.kind
                ? change.variables.isGiven
                : it.is_given
            }
            onChange={({ target }) => change.mutate({ kind: it.kind, isGiven: target.checked })}
          />
        </div>
      ))}
      {change.isError && (
        <div className="mt-5">
          <Problem>{change.error.serverMessage ?? text.failed}</Problem>
        </div>
      )}
      <Required
        consents={required}
        withdrawnAt={sensitive.is_given ? null : sensitive.changed_at}
      />
      {sensitive.changed_at && (
        <div className="mt-3">
          {sensitive.is_given && <p className="text-small text-muted">{text.sensitiveNote}</p>}
          <Button
            kind="quiet"
            size="small"
            busy={change.isPending && change.variables.kind === 'sensitive'}
            onClick={() => void changeSensitive()}
          >
            {sensitive.is_given ? text.withdrawSensitive : text.giveSensitive}
          </Button>
        </div>
      )}
    </>
  )
}

function ChangedAt({ consent }: { readonly consent: Consents['optional'][number] }) {
  const text = useMemberText().settings.consents
  const { date } = useFormat()
  const { changed_at: changed, ask_again_at: again } = consent
  if (!changed) return null
  return (
    <span className="block text-moss">
      {again ? text.given(date(changed), date(again)) : text.withdrawn(date(changed))}
    </span>
  )
}

interface RequiredProps {
  readonly consents: Consents['required']
  /** When the consent to photos and body data was withdrawn; null while it is given. */
  readonly withdrawnAt: string | null
}

function Required({ consents, withdrawnAt }: RequiredProps) {
  const text = useMemberText().settings.consents
  const { date } = useFormat()
  if (consents.length === 0) return null

  return (
    <>
      <h3 className="mt-8 font-strong">{text.required}</h3>
      <ul>
        {consents.map(({ kind, version, agreed_at: agreed, place, order_number: order }) => (
          <SettingRow
            key={`${kind} ${agreed} ${order ?? ''}`}
            title={
              <Link
                to={`/policies/${kind}`}
                className="inline-flex min-h-touch items-center underline decoration-rule underline-offset-4 hover:decoration-ink"
              >
                {text.requiredKinds[kind]}
              </Link>
            }
            note={[
              text.agreed(date(agreed), version),
              text.places[place],
              order,
              kind === 'sensitive' && withdrawnAt && text.withdrawn(date(withdrawnAt)),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">{text.requiredNote}</p>
    </>
  )
}
