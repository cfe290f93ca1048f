import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { hasStatus, isRefusal, isRefused } from '#web/api/api-failure.ts'
import { randomKey } from '#web/api/random-key.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { invalidateProgramme } from '#web/features/activities/admin/invalidate-programme.ts'
import { type FormState, useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

type Part = { id: string; updatedAt: string }

type ProgrammeForm<Schema extends z.ZodMiniType, Kind extends Part> = Pick<
  Parameters<typeof useForm<Schema>>[0],
  'schema' | 'complete'
> & {
  /** The item to edit; undefined to create one. */
  present: Kind | undefined
  create: (sent: { body: z.output<Schema>; idempotencyKey: string }) => Promise<Kind>
  change: (sent: {
    params: { id: string }
    body: z.output<Schema> & { updatedAt: string }
  }) => Promise<unknown>
  /** Toast title: "Album créé", "Album modifié". The name is its description. */
  done: string
  nameOf: (body: z.output<Schema>) => string
  onClose: () => void
}

/**
 * A form that creates or edits an item of the programme, confirms it by a toast and refreshes the lists. After a lost response
 * the next attempt does not create a second item: it updates the first with the current values.
 * @returns the form's state, and the refusal when somebody else changed the item meanwhile
 */
export function useProgrammeForm<Schema extends z.ZodMiniType, Kind extends Part>({
  present,
  create,
  change,
  done,
  nameOf,
  onClose,
  ...form
}: ProgrammeForm<Schema, Kind>): FormState & { outdated: Error | undefined } {
  const queryClient = useQueryClient()
  const [outdated, setOutdated] = useState<Error>()
  // The initial item: a newer one may arrive while the form is open.
  const [existing] = useState(present)
  const key = useRef('')
  const save = async (body: z.output<Schema>) => {
    const isRepeated = key.current !== ''
    key.current ||= randomKey()
    const createOnce = () =>
      create({ body, idempotencyKey: key.current }).catch((error: unknown) => {
        // Nothing was created, or it was deleted again. Another refusal of a retry does not concern the first attempt.
        if (hasStatus(error, 404) || (isRefusal(error) && !isRepeated)) key.current = ''
        throw error
      })
    const { id, updatedAt } = existing ?? (await createOnce())
    // The item created by a lost attempt has the values of that attempt.
    if (existing || isRepeated) await change({ params: { id }, body: Object.assign({}, body, { updatedAt }) })
  }
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
      else toastFailure(failure, existing ? 'Erreur lors de la modification' : 'Erreur lors de la création')
    },
  })
  return { ...state, outdated }
}
