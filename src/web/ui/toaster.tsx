import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { createPortal } from 'react-dom'
import { cx } from '#web/ui/cx.ts'
import { useTopDialog } from '#web/ui/open-dialogs.ts'
import { dismissToast, type ShownToast } from '#web/ui/toast.ts'

const DURATION_MS = 5_000
const SWIPE_THRESHOLD_PX = 50

function ToastCard({ shown }: { shown: ShownToast }) {
  const isFailure = shown.variant === 'destructive'
  const Icon = isFailure ? TriangleAlert : CircleCheck
  return (
    <Toast.Root
      type={isFailure ? 'foreground' : 'background'}
      onOpenChange={isOpen => !isOpen && dismissToast(shown.key)}
      className={cx(
        'flex items-start gap-3 rounded-card border-2 bg-white p-4 shadow-lift',
        'data-[state=open]:animate-appear data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isFailure ? 'border-danger' : 'border-leaf-700',
      )}
    >
      <Icon
        aria-hidden
        className={cx('mt-0.5 size-5 shrink-0', isFailure ? 'text-danger' : 'text-leaf-700')}
      />
      <div className="min-w-0 grow">
        <Toast.Title className="font-semibold">{shown.title}</Toast.Title>
        {shown.description && (
          <Toast.Description className="mt-0.5 text-sm text-ink-soft">{shown.description}</Toast.Description>
        )}
      </div>
      <Toast.Close aria-label="Fermer" className="-m-3 grid size-11 shrink-0 place-items-center rounded-full">
        <X aria-hidden className="size-5" />
      </Toast.Close>
    </Toast.Root>
  )
}

/** Shows one toast: five seconds, swipe right or F8 and Escape to be rid of it. */
export default function Toaster({ toast }: { toast: ShownToast | undefined }) {
  // Whatever lies outside an open modal dialog is inert: the toast goes where it can be read and closed.
  const dialog = useTopDialog()
  const viewport = (
    <Toast.Viewport
      label="Notifications ({hotkey})"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-sm flex-col sm:left-auto sm:right-6 sm:bottom-6 sm:mx-0 sm:w-96"
    />
  )
  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {toast && <ToastCard key={toast.key} shown={toast} />}
      {dialog ? createPortal(viewport, dialog) : viewport}
    </Toast.Provider>
  )
}
