import { type MouseEvent, useState } from 'react'
import { takeExport } from '#web/api/take-export.ts'
import { useAct } from '#web/api/use-act.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * What a link to a file of the administration does when it is pressed: the file comes through the page, which asks for a
 * code of the second factor where one is wanted, and says how far it is and whether it came whole.
 * @param label what is in the file
 */
export function useExport(href: string, label: string) {
  const [part, setPart] = useState(0)
  const { run, isPending } = useAct({
    run: async () => {
      setPart(0)
      await takeExport(href, setPart)
      toast({ title: 'Fichier enregistré', description: label })
    },
    failure: 'Le fichier n’a pas pu être reçu en entier. Vérifiez votre connexion et réessayez.',
  })
  return {
    /** From 0 to 100 while it comes. */
    percent: isPending ? Math.round(part * 100) : undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      void run()
    },
  }
}
