import type { ActivityBody } from '#contract/activities/admin.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { insertActivity, replaceActivityPictures } from './admin.queries.ts'
import { lockPicturesForUse, storeSentPictures } from './receive-picture.ts'

/**
 * @returns the id of the new activity
 * @throws Refused `image_unknown`, and as `receivePicture`
 */
export async function createActivity(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  admin: SignedIn,
  { media: images, ...activity }: ActivityBody,
): Promise<string> {
  const urls = await storeSentPictures(deps, images, 'media')
  const id = newId()
  await deps.db.transaction(async tx => {
    await insertActivity(tx, { id, ...activity })
    await replaceActivityPictures(tx, id, await lockPicturesForUse(tx, urls))
    await recordAuditEvent(tx, {
      admin,
      action: 'activity.created',
      target: { type: 'activity', id },
      before: null,
      after: { ...activity, media: urls },
    })
  })
  return id
}
