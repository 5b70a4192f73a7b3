import { z } from 'zod'
import { openingItems } from '#domain/opening/opening-checklist.ts'
import { policyKinds } from './content.ts'
import { endpoint } from './endpoint.ts'

/** Items that an administrator confirms, because the settings cannot show them. */
const confirmableItems = [
  'prices',
  'database',
  'administrators',
  'second_factor',
  ...policyKinds.map((kind) => `policy.${kind}` as const),
] as const
export type ConfirmableItem = (typeof confirmableItems)[number]

const confirmation = z.object({
  item: z.enum(confirmableItems),
  /** The administrator's user id. */
  by: z.string(),
  at: z.string(),
})

const backup = z.object({
  /** Folder or bucket; null if none is set. */
  location: z.string().nullable(),
  /** The last complete one, which was read back; null if there was none. */
  last: z
    .object({
      made_at: z.string(),
      location: z.string(),
      bytes: z.number(),
      /** Files that the database names and that were not in the storage. */
      lost_files: z.number(),
    })
    .nullable(),
  /** Why the latest attempt failed; null if it did not. */
  problem: z.string().nullable(),
})

const reply = z.object({
  items: z.array(
    z.object({
      name: z.enum(openingItems),
      is_done: z.boolean(),
      /**
       * Fields of the settings (`company.phone`) or kinds of policies; otherwise the item's own
       * name.
       */
      missing: z.array(z.string()),
    }),
  ),
  confirmations: z.array(confirmation),
  backup,
  /** Sender of messages; null if none is connected, so that they stay in the outbox. */
  mail_from: z.string().nullable(),
  sms_from: z.string().nullable(),
})
export type Opening = z.output<typeof reply>

export const readOpening = endpoint({
  method: 'GET',
  path: '/v1/admin/opening',
  summary: 'What is still missing before the studio can open',
  access: 'viewer',
  reply,
  refusals: [],
})

export const confirmOpening = endpoint({
  method: 'PUT',
  path: '/v1/admin/opening/:item',
  summary: 'Say that an item of the opening checklist is done, or that it is not',
  access: 'admin',
  params: z.object({ item: z.enum(confirmableItems) }),
  body: z.object({ is_done: z.boolean() }),
  reply,
  refusals: [],
})
