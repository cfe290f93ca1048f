import { ArrowLeft, Keyboard, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import { fileOfWidth } from '#contract/picture-files.ts'
import { RejectDialog } from '#web/features/moderation/decision/reject-dialog.tsx'
import { useShortcutChoice, useShortcuts } from '#web/features/moderation/decision/use-shortcuts.ts'
import { hiddenWords } from '#web/features/moderation/hidden-words.ts'
import { QueuedProduct, queuedClass } from '#web/features/moderation/queue/queued-product.tsx'
import { ShortcutsDialog } from '#web/features/moderation/queue/shortcuts-dialog.tsx'
import { type Queue, useQueue } from '#web/features/moderation/queue/use-queue.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Check } from '#web/ui/icons.ts'
import { ArrowRight, CheckCheck } from '#web/ui/signed-in/icons.ts'
import { LoadFailure } from '#web/ui/signed-in/load-failure.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Moderation of pending products, one after the other. */
export function QueuePage() {
  const queue = useQueue()
  const { product, following } = queue
  const [asked, setAsked] = useState<'reject' | 'shortcuts'>()
  const [areShortcutsOn, chooseShortcuts] = useShortcutChoice()
  const close = () => setAsked(undefined)

  useShortcuts(
    {
      a: () => void queue.decide('active'),
      r: () => product && !queue.isHeld && setAsked('reject'),
      arrowright: queue.showNext,
      j: queue.showNext,
      arrowleft: queue.showPrevious,
      k: queue.showPrevious,
      '?': () => setAsked('shortcuts'),
    },
    { areOn: areShortcutsOn },
  )
  useEffect(() => {
    const [picture] = following?.pictures ?? []
    if (picture) new Image().src = fileOfWidth(picture.url, 640)
  }, [following])

  const { isGone, judgedCount } = queue
  // The buttons change, or go with the last product.
  useEffect(() => {
    if (isGone || judgedCount > 0) focusHeading()
  }, [isGone, judgedCount])

  return (
    <>
      <QueueHeader queue={queue} openShortcuts={() => setAsked('shortcuts')} />
      {product ? (
        <>
          {isGone && (
            <p
              role="status"
              className="mb-4 rounded-field bg-mango-50 p-3 font-semibold ring-1 ring-mango-200"
            >
              Ce produit n’attend plus&nbsp;: il a été traité ou retiré entre-temps.
            </p>
          )}
          <QueuedProduct key={product.id} product={product} />
          <QueueBar
            queue={queue}
            hidden={hiddenWords(product)}
            areShortcutsOn={areShortcutsOn}
            reject={() => setAsked('reject')}
          />
        </>
      ) : (
        <NothingShown queue={queue} />
      )}
      {asked === 'reject' && product && (
        <RejectDialog product={product} reject={reason => queue.decide('rejected', reason)} onClose={close} />
      )}
      {asked === 'shortcuts' && (
        <ShortcutsDialog areOn={areShortcutsOn} choose={chooseShortcuts} onClose={close} />
      )}
    </>
  )
}

function QueueHeader({ queue, openShortcuts }: { queue: Queue; openShortcuts: () => void }) {
  const { left, judgedCount } = queue
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <h1 className="text-2xl sm:text-3xl">Valider un par un</h1>
        <p role="status" className="nums min-h-6 text-ink-soft">
          {left ? `${queue.position} sur ${left} à valider` : ''}
          {left && judgedCount ? ', ' : ''}
          {judgedCount > 0 && counted(judgedCount, 'produit traité', 'produits traités')}
        </p>
      </div>
      <Button variant="quiet" onClick={openShortcuts} className="-mx-5 max-lg:hidden">
        <Keyboard aria-hidden className="size-5" />
        Raccourcis clavier
      </Button>
    </div>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="hidden min-w-6 rounded bg-white/90 px-1.5 py-0.5 text-center font-sans text-sm text-ink ring-1 ring-line-strong lg:inline-block"
    >
      {children}
    </kbd>
  )
}

type BarProps = {
  queue: Queue
  /** Why an approved product is not shown. */
  hidden: string | undefined
  areShortcutsOn: boolean
  reject: () => void
}

/** On phones only an arrow at the edge, to leave room for the two decisions. */
const stepClass = 'max-sm:size-11 max-sm:shrink-0 max-sm:p-0'
const barClass =
  'act-bar sticky bottom-0 z-20 -mx-4 mt-6 max-lg:-mb-6 sm:max-lg:-mb-8 border-t border-line bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift sm:-mx-6 sm:px-6 lg:bottom-4 lg:mx-0 lg:rounded-card lg:ring-1 lg:ring-line'
const decisionClass = 'min-w-0 flex-1 max-sm:px-2 max-sm:text-sm max-[22rem]:text-[0.8125rem]'

function QueueBar({ queue, hidden, areShortcutsOn, reject }: BarProps) {
  const { isHeld, pending } = queue
  const key = (name: string) => areShortcutsOn && <Key>{name}</Key>
  return (
    <section aria-label="Décision" className={barClass}>
      {hidden && !queue.isGone && (
        <p className="mb-2 text-center text-sm font-semibold text-warning">{hidden}</p>
      )}
      <div className="flex items-center gap-2 max-sm:-mx-2 lg:gap-3">
        <Button variant="quiet" onClick={queue.showPrevious} className={stepClass}>
          <ArrowLeft aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Précédent</span>
          {key('←')}
        </Button>
        {queue.isGone ? (
          <Button size="large" className={decisionClass} onClick={queue.showNext}>
            Produit suivant
            {key('→')}
          </Button>
        ) : (
          <>
            <Button
              variant="danger"
              size="large"
              className={decisionClass}
              aria-disabled={isHeld || undefined}
              onClick={() => !isHeld && reject()}
            >
              <X aria-hidden className="size-5 shrink-0 max-sm:hidden" />
              Rejeter
              {key('R')}
            </Button>
            <Button
              size="large"
              className={decisionClass}
              aria-disabled={isHeld || undefined}
              pendingWord={pending === 'active' && 'Approbation…'}
              onClick={() => void queue.decide('active')}
            >
              <Check aria-hidden className="size-5 shrink-0 max-sm:hidden" />
              Approuver
              {key('A')}
            </Button>
            <Button variant="quiet" onClick={queue.showNext} className={stepClass}>
              <ArrowRight aria-hidden className="size-5 sm:order-last" />
              <span className="max-sm:sr-only">Suivant</span>
              {key('→')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function NothingShown({ queue }: { queue: Queue }) {
  const { isLoaded, error, isFetching, left, judgedCount } = queue
  if (!isLoaded && error) {
    return <LoadFailure query={queue} title="Les produits n’ont pas pu être affichés" />
  }
  // The first hundred are done, and the next ones are loading.
  if (!isLoaded || (left !== 0 && isFetching)) return <QueueSkeleton />
  return (
    <EmptyState
      icon={CheckCheck}
      title="Aucun produit en attente de validation"
      actions={<LinkButton href={paths.adminProducts()}>Voir tous les produits</LinkButton>}
    >
      {judgedCount > 0
        ? 'Tout est fait. Merci pour les producteurs\u00a0!'
        : 'Les nouveaux produits apparaîtront ici.'}
    </EmptyState>
  )
}

/** A product and the bar of decisions, in their places. */
function QueueSkeleton() {
  return (
    <Loading words="Chargement des produits à valider…">
      <div className={queuedClass}>
        <Skeleton className="w-full rounded-card max-md:aspect-video md:max-lg:aspect-4/3 lg:aspect-square" />
        <div className="grid content-start gap-3">
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-32 w-full max-md:h-64" />
        </div>
      </div>
      <div className={cx('flex gap-2 max-sm:px-12', barClass)}>
        <Skeleton className="h-13 grow rounded-full" />
        <Skeleton className="h-13 grow rounded-full" />
      </div>
    </Loading>
  )
}
