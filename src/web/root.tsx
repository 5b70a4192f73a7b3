import type { ReactNode } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
} from 'react-router'
import { getSite } from '#contract/content.ts'
import { seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { loadMessages } from '#texts/messages.ts'
import { skipQueryRevalidation } from '#web/layout/skip-query-revalidation.ts'
import { useDelivery, useLanguage, useText } from './language/use-text.ts'
import { FailedPage } from './layout/failed-page.tsx'
import { MAIN_ID } from './layout/follow-route.tsx'
import { Frame } from './layout/frame.tsx'
import { handleOf } from './layout/handle-of.ts'
import { Providers } from './layout/providers.tsx'
import { pageContext } from './page-context.ts'
import { type FontsHandle, LanguageFonts } from './ui/fonts/language-fonts.tsx'
import icon from './ui/icon.svg?url'
import { SkipLink } from './ui/skip-link.tsx'
import { themeColour } from './ui/tokens.ts'
import './ui/style.css'

/** Loads the data of every page's frame. A failure never prevents the page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, language, viewer, publicUrl, now } = context.get(pageContext)
  const [site, { layout }] = await Promise.all([
    call(getSite, {}).catch(() => null),
    loadMessages(language),
  ])
  return {
    language,
    viewer,
    publicUrl,
    siteName: layout.siteName,
    year: seoulDayOf(now).year,
    site: site && {
      mail: site.mail,
      sms: site.sms,
      company: site.company,
      links: site.links,
      refund_rules: site.refund_rules,
      survey_deadline_days: site.survey_deadline_days,
      points_rules: site.points_rules,
    },
  }
}

export const shouldRevalidate = skipQueryRevalidation

export type RootData = Awaited<ReturnType<typeof loader>>

interface MetaArguments {
  readonly loaderData: RootData | undefined
  readonly error?: unknown
}

/** Metadata of a page without its own. A failed page brings its own title. */
export const meta = ({ loaderData, error }: MetaArguments) =>
  loaderData && !error ? [{ title: loaderData.siteName }] : []

export function Layout({ children }: { readonly children: ReactNode }) {
  const language = useLanguage()
  const delivery = useDelivery()
  const text = useText().layout
  const listsFirstView = useMatches().some(
    ({ handle }) => handleOf<FontsHandle>(handle).fonts === 'first view',
  )

  return (
    <html lang={language} data-mail={delivery.mail} data-sms={delivery.sms}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColour} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" type="image/png" sizes="32x32" href="/favicon.png" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
        <Meta />
        <Links />
        <LanguageFonts language={language} listsFirstView={listsFirstView} />
      </head>
      <body className="flex flex-col">
        <SkipLink to={MAIN_ID} />
        <Providers>
          <Frame>{children}</Frame>
        </Providers>
        <noscript>
          <p className="px-gutter py-4 text-center text-small">{text.noScript}</p>
        </noscript>
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <FailedPage error={useRouteError()} />
}
