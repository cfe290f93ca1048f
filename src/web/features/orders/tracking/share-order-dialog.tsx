import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiKey, apiQuery, useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { ShareLink } from '#web/features/catalogue/details/share-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

type Action = 'share' | 'stop'

/** Creates and revokes the tracking links of an order. A link is shown once: the server stores only its hash. */
function useShare(id: string) {
  const api = useApi()
  const { origin } = useRouter().options.context
  const input = { params: { id } }
  const { data } = useQuery({ ...apiQuery(api, 'getOrderShare', input), refetchOnMount: 'always' })
  const [address, setAddress] = useState<string>()
  const { run, pending } = useAction({
    run: (_: Action, work: () => Promise<void>) => work(),
    failure: 'Le partage n’a pas pu être changé. Veuillez réessayer.',
    refresh: [apiKey('getOrderShare', input)],
  })
  return {
    sharedAt: data?.sharedAt,
    address,
    pending: pending?.[0],
    share: () =>
      run('share', async () => {
        const { token } = await api.shareOrder(input)
        setAddress(origin + paths.tracking(token))
      }),
    stop: () =>
      run('stop', async () => {
        await api.stopSharingOrder(input)
        setAddress(undefined)
        toast({ title: 'Suivi privé', description: 'Les liens de cette commande n’ouvrent plus rien.' })
      }),
  }
}

type Props = { order: Order; onClose: () => void }

/** The dialog to share an order's tracking link, and to revoke it. */
export default function ShareOrderDialog({ order, onClose }: Props) {
  const { sharedAt, address, pending, share, stop } = useShare(order.id)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Partager le suivi"
      description="Qui a le lien voit où en est la commande, votre prénom, les producteurs et les produits. Jamais votre adresse, votre téléphone ni les prix."
      footer={
        <div className="grid gap-2">
          {!address && (
            <Button isWide onClick={share} pendingWord={pending === 'share' && 'Création…'}>
              {sharedAt ? 'Créer un autre lien' : 'Créer le lien'}
            </Button>
          )}
          {sharedAt && (
            <Button variant="danger" isWide onClick={stop} pendingWord={pending === 'stop' && 'Fermeture…'}>
              Ne plus partager
            </Button>
          )}
        </div>
      }
    >
      <div role="status">
        {address && <NewLink number={order.number} address={address} />}
        {!address && sharedAt && (
          <p>
            Le suivi est partagé depuis le {formatDateTime(sharedAt)}. Les liens déjà envoyés restent ouverts.
          </p>
        )}
        {!address && sharedAt === null && (
          <p>
            Le suivi de la commande <span className="whitespace-nowrap">{order.number}</span> n’est pas
            partagé.
          </p>
        )}
      </div>
    </Dialog>
  )
}

function NewLink({ number, address }: { number: string; address: string }) {
  const field = useRef<HTMLInputElement>(null)
  const uses = useRef<HTMLDivElement>(null)
  // The pressed button disappears.
  useEffect(() => uses.current?.querySelector('a')?.focus(), [])
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // The browser forbids it: the selected text can be copied by hand.
      field.current?.select()
    }
  }
  return (
    <div className="grid gap-3">
      <label className="grid gap-1 font-semibold">
        Lien de suivi
        <input
          ref={field}
          readOnly
          value={address}
          onFocus={event => event.target.select()}
          className="control font-normal"
        />
      </label>
      <div ref={uses} className="grid gap-2">
        <ShareLink text={`Ma commande ${number} chez AMIC, à suivre ici\u00a0: ${address}`} isMain />
        <Button variant="secondary" isWide onClick={copy}>
          <Copy aria-hidden className="size-5" />
          {isCopied ? 'Lien copié' : 'Copier le lien'}
        </Button>
      </div>
    </div>
  )
}
