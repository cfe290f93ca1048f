import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { isRefused } from '#web/api/api-failure.ts'
import { maybeDoneMessage } from '#web/api/maybe-done-message.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { invalidateProgramme } from '#web/features/activities/admin/invalidate-programme.ts'
import { type FormState, useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

type ProgrammeForm<Schema extends z.ZodMiniType> = Pick<
  Parameters<typeof useForm<Schema>>[0],
  'schema' | 'complete'
> & {
  isNew: boolean
  save: (body: z.output<Schema>) => Promise<unknown>
  /** "Album créé", "Album modifié": said when it is done, with the name. */
  done: string
  nameOf: (body: z.output<Schema>) => string
  onClose: () => void
}

/**
 * A form that creates or changes a part of the programme, says so and shows it at once.
 * @returns also the refusal, when somebody else changed it meanwhile
 */
export function useProgrammeForm<Schema extends z.ZodMiniType>({
  isNew,
  save,
  done,
  nameOf,
  onClose,
  ...form
}: ProgrammeForm<Schema>): FormState & { outdated: Error | undefined } {
  const queryClient = useQueryClient()
  const [outdated, setOutdated] = useState<Error>()
  const state = useForm({
    ...form,
    submit: async body => {
      try {
        await save(body)
      } finally {
        // Also after a refusal: somebody else may have changed it.
        void invalidateProgramme(queryClient)
      }
      toast({ title: done, description: nameOf(body) })
    },
    onDone: onClose,
    onFailure: failure => {
      if (isRefused(failure, 'activity_changed', 'album_changed', 'phase_changed')) setOutdated(failure)
      else
        toastFailure(
          failure,
          isNew ? maybeDoneMessage(failure, 'Erreur lors de la création') : 'Erreur lors de la modification',
        )
    },
  })
  return { ...state, outdated }
}
