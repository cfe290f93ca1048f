import { toast } from '#web/ui/toast.ts'

/** No answer came to a new password: it may count already, and the sessions of before be over. */
export const tellPasswordUnanswered = (): void =>
  toast({
    title: 'Pas de réponse',
    description:
      'Le mot de passe est peut-être déjà changé\u00a0: essayez de vous connecter avec le nouveau.',
    variant: 'destructive',
  })
