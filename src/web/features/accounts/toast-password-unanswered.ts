import { toast } from '#web/ui/toast.ts'

/** No response to a password change: it may have succeeded and ended the other sessions. */
export const toastPasswordUnanswered = (): void =>
  toast({
    title: 'Pas de réponse',
    description:
      'Le mot de passe est peut-être déjà changé\u00a0: essayez de vous connecter avec le nouveau.',
    variant: 'destructive',
  })
