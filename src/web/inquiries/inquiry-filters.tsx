import { useNavigate } from 'react-router'
import {
  inquiryProductTypes,
  inquiryStatuses,
  inquiryTypes,
} from '#domain/inquiries/inquiry-options.ts'
import { useText } from '#web/language/use-text.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { Select } from '#web/ui/select.tsx'
import {
  type InquiryFilters as Filters,
  listAddress,
  narrowed,
  publicInquiriesAddress,
} from './inquiry-place.ts'

/**
 * Filters the public list by product, kind and status; the address contains the choice. Source:
 * INQ-01.
 */
export function InquiryFilters({ filters }: { readonly filters: Filters }) {
  const text = useText().inquiries
  const navigate = useNavigate()
  const choices = [
    {
      name: 'product_type',
      label: text.filters.product,
      options: inquiryProductTypes.map((value) => ({ value, label: text.productTypes[value] })),
    },
    {
      name: 'inquiry_type',
      label: text.filters.kind,
      options: inquiryTypes.map((value) => ({ value, label: text.inquiryTypes[value] })),
    },
    {
      name: 'status',
      label: text.filters.status,
      options: inquiryStatuses.map((value) => ({ value, label: text.statuses[value] })),
    },
  ] as const

  const narrow = (name: keyof Filters, value: string) =>
    navigate(listAddress(publicInquiriesAddress, narrowed(filters, name, value)), {
      preventScrollReset: true,
    })

  return (
    <form
      action={publicInquiriesAddress}
      aria-label={text.filters.label}
      className="grid grid-cols-2 gap-x-5 gap-y-4 pt-6 sm:grid-cols-3"
    >
      {choices.map(({ name, label, options }) => (
        <div key={name} className="first:max-sm:col-span-2">
          <Select
            name={name}
            label={label}
            placeholder={text.filters.any}
            value={filters[name] ?? ''}
            options={options}
            onChange={({ target }) => void narrow(name, target.value)}
          />
        </div>
      ))}
      <div className="hidden noscript:block">
        <button type="submit" className={buttonClass({ kind: 'secondary', size: 'small' })}>
          {text.filters.apply}
        </button>
      </div>
    </form>
  )
}
