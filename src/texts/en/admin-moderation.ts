import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminModeration: AdminMessages['moderation'] = {
  title: 'Visibility',
  isShown: 'Everyone can see it.',
  isPrivate: 'Only the author and the studio can see it.',
  isHidden: 'Only the author can see it, marked as hidden.',
  hide: 'Hide',
  show: 'Show again',
  hidden: 'The post is hidden.',
  shown: 'The post is visible again.',
  conflict:
    'Somebody else changed this first, so nothing was done. Check how it is now and try again.',
  undo: 'Undo',
  hideText: 'It disappears from the site at once. You can show it again at any time.',
  kind: 'Reason',
  kindHint: 'The author sees this reason too.',
  kindNeeded: 'Please choose a reason.',
  reason: 'Details',
  reasonHint: 'Only administrators can read this. It is recorded in the audit log.',
  reasonNeeded: 'Please give the reason in up to 200 characters.',
  remove: 'Remove',
  removeText:
    'It disappears from the site at once. The text and photos are erased after one day; until then you can restore it.',
  removed: 'The post is removed.',
  restore: 'Restore',
  restored: 'The post is restored.',
  anyVisibility: 'All posts',
  hiddenBecause: (kind, reason) =>
    reason ? `Hidden for: ${kind} · ${reason}` : `Hidden for: ${kind}`,
  hideTitle: (title) => `Hide “${title}”?`,
  removeTitle: (title) => `Remove “${title}”?`,
  isRemoved: (when) => `This post is removed. It will be erased on ${when}.`,
  visibilities: { HIDDEN: 'Hidden', REMOVED: 'Removed' },
}
