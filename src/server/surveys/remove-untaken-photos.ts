import type { Deps } from '#server/deps.ts'
import { removeUntakenPictures } from '#server/platform/remove-untaken-pictures.ts'
import { PHOTOS_FOLDER } from './send-survey.ts'

/** Deletes photos that no survey has. Source: docs/rules.md S-6. */
export const removeUntakenPhotos = (deps: Pick<Deps, 'db' | 'storage' | 'now'>) =>
  removeUntakenPictures(deps, PHOTOS_FOLDER, (ids) =>
    deps.db.selectFrom('survey_photos').select('id').where('id', 'in', ids).execute(),
  )
