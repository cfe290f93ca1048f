import { sentenceOf } from '#web/api/api-failure.ts'
import { toast } from '#web/ui/toast.ts'

/** Says in a toast why something was not done: the server's sentence, or ours when it gave none. */
export const tellFailure = (error: unknown, fallback: string, title = 'Erreur'): void =>
  toast({ title, description: sentenceOf(error, fallback), variant: 'destructive' })
