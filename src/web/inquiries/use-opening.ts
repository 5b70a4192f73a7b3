import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inquiry } from '#contract/inquiries.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { currentSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { oneInquiry, type ReadAs } from './inquiry-queries.ts'

/** State of the inquiry that is being opened: its row, or the password prompt. */
export type Opening =
  | { readonly row: Inquiry; readonly as: ReadAs | 'password' }
  | { readonly lockedId: string }

/** Whether a row is a locked private inquiry: its content is hidden, and no inquiry is empty. */
export const isLocked = (row: Inquiry): boolean => row.is_private && row.content === ''

/**
 * Opens an inquiry as its author, as the public, or by its password; says who may read it if there
 * is no password. Source: INQ-04.
 */
export function useOpening() {
  const text = useText().inquiries
  const { alert } = useDialogs()
  const queries = useQueryClient()
  const [opening, setOpening] = useState<Opening>()
  const [isOpen, setIsOpen] = useState(false)

  function show(next: Opening) {
    setOpening(next)
    setIsOpen(true)
  }

  /** A server-rendered list may not know that its reader is the author. */
  const asAuthor = (id: string) =>
    currentSession() ? queries.fetchQuery(oneInquiry(id, 'mine')).catch(() => null) : null

  async function open(row: Inquiry) {
    if (!isLocked(row)) return show({ row, as: row.is_mine ? 'mine' : 'public' })
    const own = await asAuthor(row.id)
    if (own) return show({ row: own, as: 'mine' })
    if (row.has_password) return show({ lockedId: row.id })
    await alert(text.authorOnly, { text: text.authorOnlyText })
  }

  /** Opens an inquiry that a mail links to. */
  async function openId(id: string) {
    const own = await asAuthor(id)
    if (own) return show({ row: own, as: 'mine' })
    try {
      show({ row: await queries.fetchQuery(oneInquiry(id, 'public')), as: 'public' })
    } catch (error) {
      if (isRefusal(error, 'INQUIRY_PRIVATE')) return show({ lockedId: id })
      await alert(text.detail.failed)
    }
  }

  return { opening, isOpen, open, openId, show, close: () => setIsOpen(false) }
}
