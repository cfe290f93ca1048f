import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import { useModal } from '#web/ui/on-demand/use-modal.ts'
import { withWholeNumbers } from '#web/ui/on-demand/whole-numbers.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, visible while the content scrolls. A form within the content ends with `DialogActions` instead. */
  footer?: ReactNode
  size?: Size
}

/** A sheet fills a phone's screen, for longer tasks. */
type Size = 'small' | 'large' | 'sheet' | 'wideSheet'

const sheet =
  'h-dvh max-h-dvh w-full max-w-none sm:h-fit sm:max-h-[calc(100dvh-2rem)] sm:w-[calc(100%-2rem)] sm:rounded-card'

const sizes: Record<Size, string> = {
  small: 'max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md rounded-card',
  large: 'max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-3xl rounded-card',
  sheet: cx(sheet, 'sm:max-w-2xl'),
  wideSheet: cx(sheet, 'sm:max-w-5xl'),
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Fermer"
      onClick={onClose}
      className="-m-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-deep"
    >
      <X aria-hidden className="size-5" />
    </button>
  )
}

function Frame({
  title,
  description,
  children,
  footer,
  onClose,
  titleId,
}: Omit<Props, 'isOpen' | 'size'> & { titleId: string }) {
  return (
    <div className="flex max-h-[inherit] min-h-0 grow flex-col">
      <div className="border-b border-line p-4 sm:px-6">
        <div className="flex items-start gap-2">
          <h2 id={titleId} tabIndex={-1} className="min-w-0 grow text-xl outline-none">
            {withWholeNumbers(title)}
          </h2>
          <CloseButton onClose={onClose} />
        </div>
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
      </div>
      {children && (
        <div className="min-h-0 grow scroll-pt-12 scroll-pb-20 overflow-y-auto overscroll-contain p-4 sm:px-6">
          {children}
        </div>
      )}
      {footer && (
        <div className="border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
          {footer}
        </div>
      )}
    </div>
  )
}

type ModalProps = Omit<Props, 'size'> & { className: string; isSheet?: boolean; keepsTyped?: boolean }

/** Base of dialogs and drawers; the content is mounted only while they are open. */
function Modal({ isOpen, onClose, className, isSheet, keepsTyped, ...frame }: ModalProps) {
  const { ref, handlers } = useModal(isOpen, onClose, isSheet, keepsTyped)
  const titleId = useId()
  if (!isOpen) return null
  return (
    <dialog
      ref={ref}
      {...handlers}
      aria-labelledby={titleId}
      className={cx('holds-toasts overflow-hidden bg-white p-0 text-left shadow-lift open:flex', className)}
    >
      <Frame {...frame} onClose={onClose} titleId={titleId} />
    </dialog>
  )
}

/** A modal dialog in the middle of the screen. */
export const Dialog = ({ size = 'small', ...modal }: Props) => (
  <Modal
    {...modal}
    isSheet={size === 'sheet' || size === 'wideSheet'}
    keepsTyped
    className={cx('animate-appear', sizes[size])}
  />
)

/** A modal panel: from below on phones, from the right on wide screens. */
export const Drawer = (modal: Omit<Props, 'size'>) => (
  <Modal
    {...modal}
    className={cx(
      'mt-auto mb-0 max-h-[calc(100dvh-2rem)] w-full max-w-none rounded-t-card animate-rise',
      'lg:my-0 lg:mr-0 lg:ml-auto lg:h-dvh lg:max-h-dvh lg:w-md lg:rounded-l-card lg:rounded-tr-none lg:animate-slide-from-right',
    )}
  />
)
