import type { LoaderFunctionArgs } from 'react-router'
import { loadMessages } from '#texts/messages.ts'
import { loadSearchTexts } from '#texts/search.ts'
import { pageContext } from '#web/page-context.ts'
import { themeColour } from '#web/ui/tokens.ts'

/** `/manifest.webmanifest`: appearance on a home screen. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { language } = context.get(pageContext)
  const [{ landing }, { layout }] = await Promise.all([
    loadSearchTexts(language),
    loadMessages(language),
  ])
  const manifest = {
    id: '/user',
    name: landing.title,
    short_name: layout.siteName,
    description: landing.description,
    lang: language,
    start_url: '/user',
    scope: '/',
    display: 'standalone',
    theme_color: themeColour,
    background_color: themeColour,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Language, Cookie',
    },
  })
}
