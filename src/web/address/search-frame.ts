import type { LoaderFunctionArgs } from 'react-router'
import { addressSearch } from '#domain/accounts/address-search.ts'
import { loadMessages } from '#texts/messages.ts'
import { pageContext } from '#web/page-context.ts'
import script from './search-in-frame.js?raw'

/** `/address-search`: the only page that loads the provider's postcode search. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { language, scriptMark } = context.get(pageContext)
  const { ordering } = await loadMessages(language)
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${ordering.address.searchTitle}</title>
<style>html, body, main { height: 100%; margin: 0 }</style>
</head>
<body>
<main data-script="${addressSearch.script}"></main>
<script nonce="${scriptMark}">${script}</script>
</body>
</html>
`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
