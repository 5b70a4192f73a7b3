import type { Deps } from '#server/deps.ts'
import { deleteOrphanedPictures } from '#server/platform/delete-orphaned-pictures.ts'
import { PHOTOS_FOLDER } from './photos-folder.ts'

/** Deletes photos without a survey. Source: docs/rules.md S-6. */
export const deleteOrphanedPhotos = (deps: Pick<Deps, 'db' | 'storage' | 'now'>) =>
  deleteOrphanedPictures(deps, PHOTOS_FOLDER, (ids) =>
    deps.db.selectFrom('survey_photos').select('id').where('id', 'in', ids).execute(),
  )
