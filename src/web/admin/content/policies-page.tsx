import { useNavigate } from 'react-router'
import { adminPolicies } from '#contract/admin-policies.ts'
import { policyKinds } from '#contract/content.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { MissingLanguages } from '../editing/language-tabs.tsx'
import { OpenedEditor } from '../editing/opened-editor.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { editOnArrival } from '../frame/edit-on-arrival.ts'
import { useMay } from '../frame/role.tsx'
import { ListChips } from '../list/list-filters.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { type AdminList, useList } from '../list/use-list.ts'
import { FirstPolicies } from './first-policies.tsx'
import { PolicyEditor } from './policy-editor.tsx'
import { beforeFirst, type Kind, POLICIES_KEY, type Policy } from './policy-kind.ts'
import { PolicyVersion } from './policy-version.tsx'

/** Prefix of a version's id in the address while the next version is written. */
const NEXT = 'next-'
/** Prefix of a kind in the address while its first version is written. */
const FIRST = 'first-'

const firstIn = (id: string) => policyKinds.find((kind) => id === `${FIRST}${kind}`)

/** Lists all versions of the policies; only versions not yet in force can be edited. */
export default function PoliciesPage() {
  const text = useAdminText()
  const labels = text.content.policies
  const { version: _version, ...kinds } = useText().content.policies
  const { date, number } = useFormat()
  const navigate = useNavigate()
  const list = useList({
    schema: adminPolicies.list.query,
    key: POLICIES_KEY,
    fetchPage: (query, signal) => call(adminPolicies.list, { query }, { signal }),
  })
  const rows = list.query.data?.items ?? []
  const version = (policy: Policy) => labels.versionOf(number(policy.version))
  const state = ({ status }: Policy) => (
    <span className={status === 'REPLACED' ? 'text-muted' : ''}>{labels.statuses[status]}</span>
  )
  const missing = ({ translations }: Policy) => <MissingLanguages translations={translations} />
  const unwritten = missingKinds(list)
  const canWrite = useMay()(adminPolicies.create)
  const first = canWrite && unwritten.length > 0 && (
    <FirstPolicies kinds={unwritten} addressOf={(kind) => list.addressOf(`${FIRST}${kind}`)} />
  )
  const nextOf = (id: string) => list.addressOf(`${NEXT}${id}`)

  function write(id: string) {
    const isScheduled = rows.some((row) => row.id === id && row.status === 'SCHEDULED')
    const to = isScheduled || id.startsWith(NEXT) ? list.addressOf(id) : nextOf(id)
    void navigate(to, { state: editOnArrival, preventScrollReset: true })
  }

  return (
    <ListScreen
      list={list}
      labels={labels}
      idOf={({ id }) => id}
      filters={<ListChips name="kind" label={labels.kind} values={kinds} />}
      columns={[
        { name: 'name', label: labels.name, cell: ({ kind }) => kinds[kind] },
        { name: 'version', label: labels.version, cell: version },
        { name: 'state', label: text.content.state, cell: state },
        { name: 'languages', label: text.editing.languages.label, cell: missing },
        {
          name: 'effective',
          label: labels.effective,
          numeric: true,
          cell: ({ effective_at }) => date(effective_at),
        },
      ]}
      card={(policy) => ({
        title: `${kinds[policy.kind]} · ${version(policy)}`,
        titleEnd: state(policy),
        facts: [labels.from(date(policy.effective_at))],
        factsEnd: missing(policy),
      })}
      before={rows.length > 0 && first && <div className="border-b border-sand p-4">{first}</div>}
      emptyAction={first}
      opened={(id) => {
        const kind = firstIn(id)
        const none = kind && beforeFirst(kind)
        if (none) return <PolicyEditor list={list} policy={none} isNext newest={none} />
        return (
          <OpenedEditor
            list={list}
            id={id.replace(NEXT, '')}
            idOf={(policy) => policy.id}
            missing={labels.notHere}
            show={(policy) =>
              policy &&
              (policy.status === 'SCHEDULED' || id.startsWith(NEXT) ? (
                <PolicyEditor
                  list={list}
                  policy={policy}
                  isNext={id.startsWith(NEXT)}
                  newest={rows.find((row) => row.kind === policy.kind) ?? policy}
                />
              ) : (
                <PolicyVersion policy={policy} next={nextOf(policy.id)} />
              ))
            }
          />
        )
      }}
      {...(canWrite && {
        onEdit: write,
        keys: [
          { keys: ['E'], action: text.editing.keys.edit },
          { keys: ['⌘/Ctrl', 'Enter'], action: text.editing.keys.save },
        ],
      })}
    />
  )
}

/** Returns the kinds without any version; empty while the list is filtered. */
function missingKinds({ query, isNarrowed }: AdminList<Policy>): Kind[] {
  const { data, isPlaceholderData } = query
  if (!data || isPlaceholderData || isNarrowed || data.items.length !== data.total) return []
  return policyKinds.filter((kind) => !data.items.some((row) => row.kind === kind))
}
