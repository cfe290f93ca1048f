import { DropdownMenu as Menu } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Action = { label: ReactNode; onSelect: () => void; isDangerous?: boolean; isDisabled?: boolean }

type Props = {
  /** The button that opens the menu; it must take a ref and button attributes. */
  trigger: ReactNode
  actions: readonly Action[]
}

/** A menu of acts on one thing, for the vendor and admin spaces: too heavy for public pages. */
export function DropdownMenu({ trigger, actions }: Props) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          sideOffset={6}
          className="z-40 min-w-52 animate-fade rounded-field border border-line bg-white p-1 shadow-lift"
        >
          {actions.map((action, index) => (
            <Menu.Item
              // biome-ignore lint/suspicious/noArrayIndexKey: the acts of a menu keep their order.
              key={index}
              disabled={action.isDisabled ?? false}
              onSelect={action.onSelect}
              className={cx(
                'flex min-h-11 cursor-pointer items-center rounded-lg px-3 outline-none data-disabled:opacity-50 data-highlighted:bg-leaf-50',
                action.isDangerous && 'text-danger data-highlighted:bg-danger-tint',
              )}
            >
              {action.label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}
