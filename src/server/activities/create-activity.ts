import type { ActivityBody } from '#contract/activities/admin.schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { createOnce } from '../util/create-once.ts'
import { insertActivity, replaceActivityPictures } from './admin.queries.ts'
import { lockActivityPictures, storeSentPictures } from './receive-picture.ts'

type CreateActivity = { body: ActivityBody; idempotencyKey: string | null }

/**
 * Creates an activity. Idempotent by key.
 * @returns the activity's id
 * @throws Refused `image_unknown`, and as `receivePicture`
 */
export async function createActivity(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  admin: SignedIn,
  { body: { media: images, ...activity }, idempotencyKey: key }: CreateActivity,
): Promise<string> {
  const urls = await storeSentPictures(deps, images, 'media')
  return createOnce(deps, { userId: admin.userId, key }, async (tx, { id }) => {
    await insertActivity(tx, { id, ...activity })
    await replaceActivityPictures(tx, id, await lockActivityPictures(tx, urls))
    await recordAuditEvent(tx, {
      admin,
      action: 'activity.created',
      target: { type: 'activity', id },
      before: null,
      after: { ...activity, media: urls },
    })
  })
}
