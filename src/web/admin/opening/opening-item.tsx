import { sendTestMail } from '#contract/my-notifications.ts'
import type { Opening } from '#contract/opening.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { Allowed } from '../frame/role.tsx'
import { TestMail } from '../notifications/test-mail.tsx'
import { ConfirmItem } from './confirm-item.tsx'
import { LastBackup } from './last-backup.tsx'
import { fieldAddress, openingAddresses } from './opening-addresses.ts'

const addresses: Readonly<Record<string, string>> = openingAddresses

interface OpeningItemProps {
  readonly item: Opening['items'][number]
  readonly opening: Opening
}

/** Shows one item of the checklist: why, where to do it, and a confirmation. */
export function OpeningItem({ item, opening }: OpeningItemProps) {
  const { opening: text, settings } = useAdminText()
  const { name, is_done: isDone, missing } = item
  const fields: Readonly<Record<string, string>> = settings.fields
  const linkLabels: Readonly<Record<string, string>> = text.linkLabels
  const todo = () => {
    switch (name) {
      case 'company':
        return text.todo.company(missing.map((field) => fields[field]).join(', '))
      case 'sender':
        return opening.mail_from ? text.todo.senderExample(opening.mail_from) : text.todo.senderNone
      case 'policies':
        return text.todo.policies
      case 'backup':
        if (opening.backup.location === null) return text.todo.backup
        return opening.backup.last ? text.todo.backupLate : text.todo.backupFirst
      default:
        return text.todo[name]
    }
  }
  const where = name === 'company' ? fieldAddress(missing[0] ?? 'company.name') : addresses[name]
  const isConfirmable =
    name === 'prices' ||
    name === 'database' ||
    name === 'administrators' ||
    name === 'second_factor'

  return (
    <>
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-5 text-small lg:min-h-6">
        <h3 className="font-strong">{text.items[name]}</h3>
        <span className="flex flex-wrap items-center gap-x-4">
          {where && <FactLink to={where}>{linkLabels[name]}</FactLink>}
          {isConfirmable && (
            <ConfirmItem
              item={name}
              label={text.confirm[name]}
              isDone={isDone}
              confirmations={opening.confirmations}
            />
          )}
        </span>
      </div>
      {!isDone && <p className="mt-0.5 text-small text-muted">{todo()}</p>}
      {name === 'backup' && <LastBackup backup={opening.backup} />}
      {isDone && name === 'sender' && (
        <p className="mt-0.5 text-small wrap-anywhere text-muted">{opening.mail_from}</p>
      )}
      {name === 'sender' && (
        <p className="mt-0.5 text-small text-muted">
          {opening.sms_from ? text.todo.sms(opening.sms_from) : text.todo.noSms}
        </p>
      )}
      {name === 'mail' && (
        <Allowed call={sendTestMail}>
          <TestMail kind="quiet" />
        </Allowed>
      )}
    </>
  )
}
