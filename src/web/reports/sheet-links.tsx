import { Link, useRouteLoaderData } from 'react-router'
import { guestOrderAddress, orderDetailsAddress } from '#web/orders/order-addresses.ts'
import type { RootData } from '#web/root.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import type { SheetToolsProps } from './sheet-tools.tsx'
import { useReportText } from './use-report-text.ts'

const linkClass = buttonClass({ kind: 'quiet', size: 'small' })

/** What else may be done with a sheet, once it was read: ask about it, print it, see its order. */
export function SheetLinks({ sheet, token }: SheetToolsProps) {
  const text = useReportText().screens

  return (
    <div data-print="none" className="mt-10 flex flex-wrap gap-x-6 border-t border-sand pt-4">
      <Questions number={sheet.diagnosis_number} />
      <button type="button" className={linkClass} onClick={() => window.print()}>
        {text.print}
      </button>
      <Link
        to={
          token
            ? guestOrderAddress(sheet.order_number, token)
            : orderDetailsAddress(sheet.order_number)
        }
        className={linkClass}
      >
        {text.toOrder}
      </Link>
    </div>
  )
}

function Questions({ number }: { readonly number: string }) {
  const text = useReportText().screens
  const site = useRouteLoaderData<RootData>('root')?.site
  if (!site) return null
  const { company, links } = site

  return (
    <>
      {company.email && (
        <a
          href={`mailto:${company.email}?subject=${encodeURIComponent(text.mailSubject(number))}`}
          className={linkClass}
        >
          {text.askByMail}
        </a>
      )}
      {links.kakao && (
        <a href={links.kakao} target="_blank" rel="noreferrer" className={linkClass}>
          {text.askByKakao}
        </a>
      )}
    </>
  )
}
