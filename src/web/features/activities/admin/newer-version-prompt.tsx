import { useQueryClient } from '@tanstack/react-query'
import { invalidateProgramme } from '#web/features/activities/admin/invalidate-programme.ts'
import { ReloadPrompt } from '#web/ui/on-demand/reload-prompt.tsx'

type Props = {
  refusal: Error | undefined
  /** The form begins anew, with what was read. */
  onRead: () => void
}

/** Somebody else changed a part of the programme while it was open here. */
export function NewerVersionPrompt({ refusal, onRead }: Props) {
  const queryClient = useQueryClient()
  if (!refusal) return null
  const reload = async () => {
    await invalidateProgramme(queryClient)
    onRead()
  }
  return (
    <ReloadPrompt
      refusal={refusal}
      fallback="Rien n’a été enregistré."
      action="Rouvrir"
      reload={reload}
      failed="Le programme n’a pas pu être relu."
    >
      Rouvrir remplace ce que vous avez écrit ici. Copiez d’abord ce que vous voulez garder.
    </ReloadPrompt>
  )
}
