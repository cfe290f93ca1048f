import { sentenceOf } from '#web/api/api-failure.ts'
import { toast } from '#web/ui/toast.ts'

/** Shows an error toast: the server's sentence, or the fallback. */
export const toastFailure = (error: unknown, fallback: string, title = 'Erreur'): void =>
  toast({ title, description: sentenceOf(error, fallback), variant: 'destructive' })
