import type pg from 'pg'
import { loginPictureKey } from '#server/accounts/index.ts'
import { quoted } from './describe-database.ts'

/** Columns that hold the storage key of a file, by convention. */
const KEY_COLUMNS = ['storage_key', 'thumbnail_key']

/**
 * Lists the storage keys that rows name: photos, pictures of reviews, pictures of logins. Addresses
 * of media are within texts; {@link mediaIn} finds those.
 */
export async function listNamedFiles(client: pg.ClientBase): Promise<Set<string>> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = any($1)`,
    [KEY_COLUMNS],
  )
  const selects = columns.map(
    ({ table, column }) =>
      `select ${quoted(column)} as key from ${quoted(table)} where ${quoted(column)} is not null`,
  )
  const { rows: files } = await client.query<{ key: string }>(selects.join(' union all '))
  const { rows: pictures } = await client.query<{ id: string }>(
    'select picture_id as id from social_logins where picture_id is not null',
  )
  return new Set([...files.map(({ key }) => key), ...pictures.map(({ id }) => loginPictureKey(id))])
}

const MEDIA = /\/(media\/[A-Za-z0-9][A-Za-z0-9-]*\.(?:webp|mp4|webm))/g

/** Storage keys of the media whose addresses are in COPY text. */
export function mediaIn(text: Buffer): string[] {
  return [...text.toString('latin1').matchAll(MEDIA)].map(([, key = '']) => key)
}
