import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '#web/page-context.ts'

const PRIVATE = ['/admin', '/user/mypage', '/mypage', '/v1', '/api/v1']

/** `/robots.txt`: allows everything except customers' own pages. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    'Allow: /v1/review-pictures/',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(pageContext).publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
