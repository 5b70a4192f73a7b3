import type { PhotoRecordTexts } from '../ko/photo-record.ts'

export const photoRecord: PhotoRecordTexts = {
  title: 'Your photos',
  picture: (kind) => `Photo you sent: ${kind}`,
  replace: (kind) => `Replace photo: ${kind}`,
  replaceShort: 'Replace',
  replaced: 'The photo was replaced.',
  replaceNote:
    'You can replace photos until your consultant begins to write. The consultant sees when you did, and the earlier photo.',
  looks: 'Who looked at them',
  noLooks: 'Nobody has looked yet.',
  looksNote:
    'Every time the studio opens your photos is recorded. Of several looks on one day, the last is shown.',
  look: (role, name, when) => `${role} ${name}, ${when}`,
  lookWithoutName: (when) => `Somebody who has left the studio, ${when}`,
  roles: {
    ADMIN: 'Administrator',
    CONSULTANT: 'Consultant',
    VIEWER: 'Administrator',
    USER: 'Studio',
  },
  stored: 'How long they are kept',
  storedOpen: (days) => `Until ${days} days after your consulting ends. Then they are deleted.`,
  storedUntil: (day, left) => `Until ${day}, then they are deleted. Days left: ${left}.`,
  storedOver: 'They are about to be deleted. This happens at night.',
  longer: 'Keep them longer',
  longerHint: 'To compare at your next consulting. You can take this back at any time.',
  choices: { none: 'No longer', half: '180 days more', year: 'A year more' },
  saved: 'Saved.',
  saveFailed: 'This could not be saved. Please try again.',
  erased: 'Proof of deletion',
  erasedPhoto: (number, photo, when) =>
    `Order ${number}: photo “${photo}” deleted, the original and its small copy. Time: ${when}.`,
  unnamedPhoto: 'without a name',
  because: {
    REMOVED: 'You removed it from your survey.',
    WITHDRAWN: 'You withdrew your consent.',
    REPLACED: 'Another photo had taken its place.',
    EXPIRED: 'The time for which it was kept was over.',
  },
  erasedAnswers: (number, when) =>
    `Order ${number}: answers about height, weight and health were deleted. Time: ${when}.`,
  erasedBackups: 'Copies in backups disappear when the time for which backups are kept is over.',
  proof: 'Proof of deletion',
  mail: 'Send by mail',
}
