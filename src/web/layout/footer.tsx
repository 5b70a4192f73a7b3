import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useText } from '#web/language/use-text.ts'
import { Column } from '#web/ui/page.tsx'
import { Strands } from '#web/ui/strands.tsx'
import { RuleLinks } from './rule-links.tsx'

interface FooterProps {
  /** Null if the studio's data cannot be loaded: the rest of the footer is shown. */
  readonly site:
    | (Pick<ReplyOf<typeof getSite>, 'company' | 'links'> & Parameters<typeof RuleLinks>[0]['site'])
    | null
  readonly year: number
}

/** Shows the studio's data and contact. Source: NAV-05. */
export function Footer({ site, year }: FooterProps) {
  const text = useText().layout

  return (
    <footer
      data-print="none"
      className="render-near-528 mt-auto text-small text-muted md:render-near-419"
    >
      <Column>
        <div className="grid gap-x-12 gap-y-8 border-t border-ink pt-10 pb-14 md:grid-cols-[1fr_2fr_1fr]">
          <div className="flex items-center gap-2.5 self-start text-ink">
            <Strands className="h-6" />
            <span className="font-display text-[1.5rem] leading-none">{text.siteName}</span>
          </div>
          {site && <CompanyBlock company={site.company} />}
          <ul className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 [&_a]:inline-flex [&_a]:min-h-touch [&_a]:items-center md:[&_a]:min-h-9 [&_a:hover]:text-ink [&_a:hover]:underline">
            {site?.links.kakao && <OutsideLink href={site.links.kakao}>{text.kakao}</OutsideLink>}
            {site?.links.instagram && (
              <OutsideLink href={site.links.instagram}>{text.instagram}</OutsideLink>
            )}
            <li>
              <Link to="/policies/terms">{text.terms}</Link>
            </li>
            <li>
              <Link to="/policies/privacy" className="font-strong">
                {text.privacy}
              </Link>
            </li>
            {site && <RuleLinks site={site} />}
            <li>
              <Link to="/user/mypage">{text.guestOrders}</Link>
            </li>
            <li>
              <Link to="/user/product-inquiries">{text.inquiries}</Link>
            </li>
            <li
              lang={languageIn(site?.company.name ?? text.siteName)}
              className="col-span-full pt-3"
            >
              {text.copyright(year, site?.company.name ?? text.siteName)}
            </li>
          </ul>
        </div>
      </Column>
    </footer>
  )
}

/** Marks Korean text within another language's page, so that screen readers pronounce it correctly. */
const languageIn = (value: ReactNode) =>
  typeof value === 'string' && /\p{Script=Hangul}/u.test(value) ? 'ko' : undefined

type Company = ReplyOf<typeof getSite>['company']

function CompanyBlock({ company }: { readonly company: Company }) {
  const text = useText().layout
  const lines: readonly (readonly [label: string | null, value: ReactNode])[][] = [
    [
      [null, company.name],
      [text.ceo, company.ceo],
      [text.privacyOfficer, company.privacy_officer],
    ],
    [
      [text.businessNumber, company.business_registration_number],
      [text.mailOrderNumber, company.mail_order_registration],
    ],
    [[null, company.address]],
    [
      [
        null,
        <a key="phone" className="reach" href={`tel:${company.phone.replaceAll(/[^\d+]/g, '')}`}>
          {company.phone}
        </a>,
      ],
      [
        null,
        <a key="email" className="reach" href={`mailto:${company.email}`}>
          {company.email}
        </a>,
      ],
    ],
  ]

  return (
    <address className="not-italic leading-[1.9] [&_a:hover]:text-ink">
      {lines.map((line) => (
        <p key={String(line[0]?.[0] ?? line[0]?.[1])}>
          {line.map(([label, value], at) => (
            <span key={label ?? at} className="inline-block pr-4">
              {label}{' '}
              <span lang={languageIn(value)} className="inline-block">
                {value}
              </span>
            </span>
          ))}
        </p>
      ))}
    </address>
  )
}

function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const text = useText().ui
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer">
        {children}
        <span className="sr-only"> ({text.newTab})</span>
      </a>
    </li>
  )
}
