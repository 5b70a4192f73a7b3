/** Metadata of a page's HTML. */
export interface PageHead {
  readonly language: string | undefined
  readonly title: string | undefined
  readonly description: string | undefined
  readonly isHidden: boolean
  readonly canonical: string | undefined
  /** URL by language. */
  readonly alternates: Readonly<Record<string, string>>
  /** Content by property: `og:image`. */
  readonly shared: Readonly<Record<string, string>>
  readonly structured: readonly Readonly<Record<string, unknown>>[]
}

type Attributes = Readonly<Record<string, string>>

export function headOf(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = tagsOf(head, 'meta')
  const links = tagsOf(head, 'link')
  const metaOf = (name: string) => metas.find((it) => it.name === name)?.content
  return {
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    title: textOf(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    description: metaOf('description'),
    isHidden: (metaOf('robots') ?? '').includes('noindex'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links.filter((it) => it.rel === 'alternate').map((it) => [it.hreflang ?? '', it.href ?? '']),
    ),
    shared: Object.fromEntries(
      metas.filter((it) => it.property).map((it) => [it.property ?? '', it.content ?? '']),
    ),
    structured: [
      ...head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ].map(([, json = '']) => JSON.parse(json)),
  }
}

const tagsOf = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value]) => [
        key.toLowerCase(),
        textOf(value) ?? '',
      ]),
    ),
  )

const textOf = (escaped: string | undefined) =>
  escaped
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
