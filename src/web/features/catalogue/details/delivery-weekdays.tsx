import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { Api } from '#contract/contract.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { hasSessionCookie } from '#web/features/accounts/fetch-session.ts'
import { usePause } from '#web/features/catalogue/cards/use-pause.ts'
import { ZONE_KEY } from '#web/features/delivery/zone-key.ts'
import { isStored } from '#web/storage/is-stored.ts'
import { Truck } from '#web/ui/icons.ts'
import { loadWhenIdle, useLazyComponent } from '#web/ui/load-when-idle.ts'
import { toast } from '#web/ui/toast.ts'

/** A producer's rounds, closed days and pause. */
export const calendarQuery = (api: Api, vendorId: string) =>
  apiQuery(api, 'getCalendar', { params: { id: vendorId } })

const loadPromise = loadWhenIdle(() => import('#web/features/delivery/days/delivery-promise.tsx'))

type Props = {
  vendor: { id: string; pausedUntil: string | null }
  /** Details shown below. */
  children?: ReactNode
}

const toastCut = () => toast({ title: 'Vérifiez votre connexion', variant: 'destructive' })

/**
 * "Livraison mardi et vendredi": the producer's delivery weekdays, the same for all visitors. The date for the visitor's zone is
 * loaded on request, or when a zone was chosen or an address may be known. Nothing for paused producers.
 */
export function DeliveryWeekdays({ vendor, children }: Props) {
  const { data } = useQuery(calendarQuery(useApi(), vendor.id))
  const pause = usePause(vendor)
  // Undefined: not requested, and no known zone.
  const [isAsked, setAsked] = useState<boolean>()
  useEffect(() => {
    if (isStored(ZONE_KEY) || hasSessionCookie('customer')) setAsked(false)
  }, [])
  const Promised = useLazyComponent(isAsked !== undefined && !pause && loadPromise)
  if (pause) return null
  return (
    <>
      <Truck aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0">
        {Promised ? (
          <Promised vendorId={vendor.id} isAsked={isAsked} />
        ) : (
          <>
            {children || `Livraison ${(data && formatRoundDays(data.rounds)) || 'gratuite'}`}
            <button
              type="button"
              onClick={() => void loadPromise().then(() => setAsked(true), toastCut)}
              className="flex min-h-11 items-center text-left font-normal text-ink underline underline-offset-4 noscript:hidden"
            >
              Quel jour dans ma commune&nbsp;?
            </button>
          </>
        )}
      </span>
    </>
  )
}
