import type { ComponentProps } from 'react'
import { Select } from '#web/ui/select.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useConsultants } from '../queue/assignee-filter.tsx'

/** Who gets orders that nobody is assigned to; absent in a studio without consultants. */
export function DefaultConsultantField(
  field: Omit<ComponentProps<typeof Select>, 'options' | 'placeholder'>,
) {
  const { nobody } = useAdminText().roles.assign
  const people = useConsultants()
  if (people.length === 0) return null
  const options = people.map(({ id, name }) => ({ value: id, label: name }))
  return <Select {...field} placeholder={nobody} options={options} />
}
