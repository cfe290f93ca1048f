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

/** What the days of a producer's deliveries follow from. */
export const calendarQuery = (api: Api, vendorId: string) =>
  apiQuery(api, 'getCalendar', { params: { id: vendorId } })

const loadPromise = loadWhenIdle(() => import('#web/features/delivery/days/delivery-promise.tsx'))

type Props = {
  vendor: { id: string; pausedUntil: string | null }
  /** The same at more length, where there is more to say. */
  children?: ReactNode
}

const tellCut = () => toast({ title: 'Vérifiez votre connexion', variant: 'destructive' })

/**
 * "Livraison mardi et vendredi": the weekdays on which a producer delivers, the same for every visitor. The day for the zone of
 * this one comes when it is asked for, or where a zone was chosen or an address may be known. Nothing of who pauses: it promises no day.
 */
export function DeliveryWeekdays({ vendor, children }: Props) {
  const { data } = useQuery(calendarQuery(useApi(), vendor.id))
  const pause = usePause(vendor)
  // Undefined: neither pressed for, nor known where.
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
              onClick={() => void loadPromise().then(() => setAsked(true), tellCut)}
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
