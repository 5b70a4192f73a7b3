import { type RawBuilder, sql } from 'kysely'

interface Source {
  /** SQL that differs between any two versions of the row. */
  readonly version: RawBuilder<string>
  /** SQL of the row's content as JSON. */
  readonly content: RawBuilder<unknown>
  /** SQL after `from`; at most one row. */
  readonly from: RawBuilder<unknown>
}

/** What {@link RowLookup.expression} reads: null without a row, and no content if the cache has it. */
interface ReadRow {
  readonly version: string
  readonly content: unknown
}

export interface RowLookup<Content> {
  /** To be read by {@link inOneStatement}. */
  readonly expression: RawBuilder<ReadRow | null>
  /** Returns the row's content in its current version. */
  readonly resolve: (read: ReadRow | null) => Content
  /** What the cache has, for `resolve`; null if the row was not read yet. */
  readonly cached: ReadRow | null
  /** Whether the cached version is the current one, in a statement that needs no more than that. */
  readonly isCurrent: RawBuilder<boolean>
}

/**
 * Cache of a row that changes rarely, for statements that need its current version. The database
 * compares the cached version in a statement that is sent anyway, and returns the row only if it has
 * changed: unlike a notification, that cannot come too late for the price of an order.
 */
export class RowCache<Raw, Content> {
  readonly #parse: (raw: Raw) => Content
  readonly #rows = new Map<string, { readonly version: string; readonly content: Content }>()

  constructor(parse: (raw: Raw) => Content) {
    this.#parse = parse
  }

  /** `key` names the row; undefined is resolved where there is none. */
  lookup(key: string, source: Source): RowLookup<Content | undefined> {
    const { version, from } = source
    const cached = this.#rows.get(key)
    return {
      expression: rowSince(source, sql`${cached?.version ?? ''}`),
      cached: cached ? { version: cached.version, content: null } : null,
      isCurrent: sql`(select ${version} = ${cached?.version ?? ''} from ${from})`,
      resolve: (read) => {
        if (!read) return undefined
        if (cached?.version === read.version) return cached.content
        // The source's own content.
        const row = { version: read.version, content: this.#parse(read.content as Raw) }
        this.#rows.set(key, row)
        return row.content
      },
    }
  }
}

/** SQL of a row's version, with its content unless that is the cached version. */
export const rowSince = ({ version, content, from }: Source, cached: RawBuilder<string>) =>
  sql<ReadRow | null>`(select json_build_object('version', ${version}, 'content',
    case when ${version} = ${cached} then null else ${content} end) from ${from})`

/** Version of a row of a table with `updated_at`, which also differs after a failover lost a change. */
export const rowVersion = (table: string) =>
  sql<string>`${sql.table(table)}.xmin::text || ' ' || ${sql.table(table)}.updated_at::text`
