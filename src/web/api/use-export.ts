import { type MouseEvent, useState } from 'react'
import { downloadExport } from '#web/api/download-export.ts'
import { useAction } from '#web/api/use-action.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Makes a link to an export download it through the page, which can ask for the second factor, shows progress and reports
 * whether the file is complete.
 * @param label describes the file
 */
export function useExport(href: string, label: string) {
  const [part, setPart] = useState(0)
  const { run, isPending } = useAction({
    run: async () => {
      setPart(0)
      await downloadExport(href, setPart)
      toast({ title: 'Fichier enregistré', description: label })
    },
    failure: 'Le fichier n’a pas pu être reçu en entier. Vérifiez votre connexion et réessayez.',
  })
  return {
    /** From 0 to 100 while downloading. */
    percent: isPending ? Math.round(part * 100) : undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      void run()
    },
  }
}
