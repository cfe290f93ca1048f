import { type MouseEvent, useState } from 'react'
import { takeExport } from '#web/api/take-export.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { toast } from '#web/ui/toast.ts'

const FAILED = 'Le fichier n’a pas pu être reçu en entier. Vérifiez votre connexion et réessayez.'

/**
 * What a link to a file of the administration does when it is pressed: the file comes through the page, which asks for a
 * code of the second factor where one is wanted, and says how far it is and whether it came whole.
 * @param label what is in the file
 */
export function useExport(href: string, label: string) {
  const [part, setPart] = useState<number>()
  const take = async () => {
    setPart(0)
    try {
      await takeExport(href, setPart)
      toast({ title: 'Fichier enregistré', description: label })
    } catch (error) {
      tellFailure(error, FAILED)
    } finally {
      setPart(undefined)
    }
  }
  return {
    /** From 0 to 100 while it comes. */
    percent: part === undefined ? undefined : Math.round(part * 100),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      if (part === undefined) void take()
    },
  }
}
