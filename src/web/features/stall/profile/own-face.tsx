import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { VendorProfile } from '#contract/accounts/profiles.schemas.ts'
import { OWN_FACE } from '#web/features/stall/face-prompt.tsx'
import { FaceForm } from '#web/features/stall/profile/face-form.tsx'
import { FacePicture } from '#web/features/stall/profile/face-photo.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/spaces/fact.tsx'
import { Hourglass } from '#web/ui/spaces/icons.ts'

type Props = {
  profile: VendorProfile
  /** What the account lacks is to be told first. */
  onComplete: () => void
}

/** How a vendor presents itself: what it wrote, how far that is, and the form that changes it. */
export function OwnFace({ profile, onComplete }: Props) {
  const [isEditing, setEditing] = useState(() => location.hash === OWN_FACE)
  const { phone, region } = profile.user
  const isComplete = phone !== null && region !== null
  return (
    <Card as="section" id={OWN_FACE.slice(1)} className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Votre ferme, vue par vos clients</h2>
        {!isEditing && isComplete && (
          <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
            {isBlank(profile) ? 'Me présenter' : 'Modifier ma présentation'}
          </Button>
        )}
      </div>
      <FaceState profile={profile} />
      {!isComplete && <Incomplete onComplete={onComplete} />}
      {isEditing && isComplete ? (
        <FaceForm profile={profile} onClose={() => setEditing(false)} />
      ) : (
        <Shown profile={profile} />
      )}
    </Card>
  )
}

const isBlank = ({ portrait, cover, story, since, methods }: VendorProfile): boolean =>
  !portrait && !cover && !story && since === null && methods.length === 0

function FaceState({ profile: { pendingFace } }: Pick<Props, 'profile'>) {
  if (!pendingFace) return null
  if (!pendingFace.isRejected) {
    return (
      <p className="mt-3 flex items-start gap-2 rounded-field bg-mango-50 p-3 ring-1 ring-mango-200">
        <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0 text-laterite-700" />
        <span className="min-w-0">
          Votre présentation attend la validation de l’administration. D’ici là, vos clients voient celle
          d’avant.
        </span>
      </p>
    )
  }
  return (
    <p className="mt-3 flex items-start gap-2 rounded-field bg-danger-tint p-3 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <strong className="block">Votre présentation n’a pas été acceptée</strong>
        <span className="whitespace-pre-line">
          {pendingFace.rejectionReason ?? 'Corrigez-la, puis enregistrez : elle sera examinée de nouveau.'}
        </span>
      </span>
    </p>
  )
}

function Incomplete({ onComplete }: Pick<Props, 'onComplete'>) {
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <p>Indiquez d’abord votre téléphone et votre région dans vos informations personnelles.</p>
      <Button variant="secondary" size="small" onClick={onComplete}>
        Compléter mes informations
      </Button>
    </div>
  )
}

function Shown({ profile }: Pick<Props, 'profile'>) {
  const { portrait, cover, story, since, methods } = profile
  if (isBlank(profile)) {
    return (
      <p className="mt-3 text-ink-soft">
        Montrez votre visage et vos champs, racontez votre ferme : on achète plus volontiers à quelqu’un que
        l’on voit.
      </p>
    )
  }
  return (
    <div className="mt-4 grid gap-4">
      {cover && <FacePicture picture={cover} alt="Votre couverture" />}
      {portrait && <FacePicture picture={portrait} alt="Votre portrait" isPortrait />}
      <dl className="grid gap-4">
        {story && (
          <Fact name="Votre histoire">
            <span className="font-normal whitespace-pre-line">{story}</span>
          </Fact>
        )}
        {since !== null && <Fact name="Depuis">{since}</Fact>}
        {methods.length > 0 && <Fact name="Méthodes">{methods.join(', ')}</Fact>}
      </dl>
    </div>
  )
}
