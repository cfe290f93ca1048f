import type { EditActivityBody } from '#contract/activities/admin.schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { refuseIfChanged } from '../http/refuse-if-changed.ts'
import { listActivityPictureRows } from './activities.queries.ts'
import { lockActivity, replaceActivityPictures, updateActivity } from './admin.queries.ts'
import { lockActivityPictures, storeSentPictures } from './receive-picture.ts'

/** @throws Refused `activity_not_found`, `activity_changed`, `image_unknown`, and as `receivePicture` */
export async function editActivity(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  admin: SignedIn,
  {
    id,
    activity: { media: images, updatedAt: seen, ...activity },
  }: { id: string; activity: EditActivityBody },
): Promise<void> {
  const urls = await storeSentPictures(deps, images, 'media')
  await deps.db.transaction(async tx => {
    const { title, description, status, location, startDate, endDate, updatedAt } =
      (await lockActivity(tx, id)) ?? refuse('activity_not_found')
    refuseIfChanged(seen, updatedAt, 'activity_changed')
    const shown = await listActivityPictureRows(tx, [id])
    await updateActivity(tx, id, { ...activity, updatedAt: deps.clock() })
    await replaceActivityPictures(tx, id, await lockActivityPictures(tx, urls))
    await recordAuditEvent(tx, {
      admin,
      action: 'activity.changed',
      target: { type: 'activity', id },
      before: {
        title,
        description,
        status,
        location,
        startDate,
        endDate,
        media: shown.map(({ picture }) => picture.url),
      },
      after: { ...activity, media: urls },
    })
  })
}
