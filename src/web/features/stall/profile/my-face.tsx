import { CircleAlert } from 'lucide-react'
import type { VendorProfile } from '#contract/accounts/profiles.schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { FaceForm } from '#web/features/stall/profile/face-form.tsx'
import { Incomplete } from '#web/features/stall/profile/incomplete.tsx'
import { isComplete } from '#web/features/stall/profile/save-profile.ts'
import { Hourglass } from '#web/ui/signed-in/icons.ts'

type Props = { profile: VendorProfile; onDone: () => void }

/** Summary of a vendor's presentation, and the status of its approval. */
export function FaceState({ profile }: Pick<Props, 'profile'>) {
  return (
    <>
      {presentParts(profile) ||
        'Montrez votre visage et vos champs\u00a0: on achète plus volontiers à quelqu’un que l’on voit.'}
      <Decision profile={profile} />
    </>
  )
}

/** "Portrait, couverture, histoire, 3 méthodes". */
const presentParts = ({ portrait, cover, story, since, methods }: VendorProfile): string => {
  const facts = [
    portrait && 'portrait',
    cover && 'couverture',
    story && 'histoire',
    since !== null && `depuis ${since}`,
    methods.length > 0 && counted(methods.length, 'méthode'),
  ]
  const [first = '', ...rest] = facts.filter(word => typeof word === 'string')
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')
}

function Decision({ profile: { pendingFace, status } }: Pick<Props, 'profile'>) {
  if (!pendingFace) return null
  if (!pendingFace.isRejected) {
    return (
      <span className="mt-1.5 -mx-8 flex items-start gap-2 rounded-field bg-mango-50 p-2 text-ink ring-1 ring-mango-200">
        <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-laterite-700" />
        <span className="min-w-0">
          Votre présentation attend la validation de l’administration.
          {status === 'approved' && ' D’ici là, vos clients voient celle d’avant.'}
        </span>
      </span>
    )
  }
  return (
    <span className="mt-1.5 -mx-8 flex items-start gap-2 rounded-field bg-danger-tint p-2 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <strong className="block">Votre présentation n’a pas été acceptée</strong>
        <span className="whitespace-pre-line">
          {pendingFace.rejectionReason ??
            'Corrigez-la, puis enregistrez\u00a0: elle sera examinée de nouveau.'}
        </span>
      </span>
    </span>
  )
}

/** Form of the vendor's presentation. */
export function MyFace({ profile, onDone }: Props) {
  return isComplete(profile) ? <FaceForm profile={profile} onClose={onDone} /> : <Incomplete />
}
