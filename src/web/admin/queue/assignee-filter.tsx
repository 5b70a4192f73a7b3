import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listConsultants, UNASSIGNED } from '#contract/admin-orders.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useMay } from '../frame/role.tsx'
import { ListSelect } from '../list/list-more-filters.tsx'
import { consultants } from '../order/order-queries.ts'

/** Name of the filter in the address. */
export const ASSIGNEE = 'assigned_to'

/**
 * Returns the consultants of the studio; none for people who see only their own orders. Lists of a
 * studio without consultants show neither filter nor column.
 */
export function useConsultants() {
  const { data } = useQuery({ ...consultants, enabled: useMay()(listConsultants) })
  return data?.items ?? []
}

/** Filters orders by their consultant, or those of nobody but the owner. */
export function AssigneeFilter() {
  const { assign: text } = useAdminText().roles
  const people = useConsultants()
  const [search] = useSearchParams()
  if (people.length === 0 && !search.has(ASSIGNEE)) return null

  return (
    <div className="@max-[30rem]:col-span-2">
      <ListSelect
        name={ASSIGNEE}
        label={text.title}
        anyLabel={text.anyone}
        values={{
          [UNASSIGNED]: text.nobody,
          ...Object.fromEntries(people.map(({ id, name }) => [id, name])),
        }}
      />
    </div>
  )
}
