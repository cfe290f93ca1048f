import { useQueryClient } from '@tanstack/react-query'
import { invalidateProgramme } from '#web/features/activities/admin/invalidate-programme.ts'
import { ReloadPrompt } from '#web/ui/on-demand/reload-prompt.tsx'

type Props = {
  refusal: Error | undefined
  /** Called to remount the form with the newer version. */
  onRead: () => void
}

/** Prompt when somebody else changed an item of the programme that is open here. */
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
