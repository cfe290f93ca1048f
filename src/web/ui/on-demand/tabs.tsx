import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Tab = {
  value: string
  label: ReactNode
  content: ReactNode
}

type Props = {
  /** Accessible name. */
  label: string
  tabs: readonly Tab[]
  value?: string
  onChange?: (value: string) => void
  /** Some tabs lead to another page: arrow keys only move the focus, Enter opens. */
  isManual?: boolean
  /**
   * Content before and after the tabs on their line. On small screens the tabs are hidden, as other links lead to them, and this
   * content stands alone.
   */
  beside?: { before: ReactNode; after: ReactNode }
}

/** Tabs: several views of one page. */
export function Tabs({ label, tabs, value, onChange, isManual = false, beside }: Props) {
  const list = (
    <RadixTabs.List
      aria-label={label}
      // On phones the tabs wrap to a second row, so that all are visible.
      className={cx(
        'flex sm:gap-x-1',
        beside ? '-mb-px shrink-0 max-lg:hidden' : 'mb-4 border-b border-line sm:mb-6',
        tabs.length > 2 && 'max-sm:flex-wrap',
      )}
    >
      {tabs.map(tab => (
        <RadixTabs.Trigger
          key={tab.value}
          value={tab.value}
          className={cx(
            'min-h-12 sm:shrink-0 border-b-3 border-transparent px-2 max-[22rem]:px-1.5 max-[22rem]:text-sm font-semibold text-ink-soft -outline-offset-3 data-[state=active]:border-leaf-700 data-[state=active]:text-leaf-800',
            beside ? 'sm:px-3' : 'sm:px-4',
          )}
        >
          {tab.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  )
  return (
    <RadixTabs.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
      onValueChange={onChange}
      activationMode={isManual ? 'manual' : 'automatic'}
    >
      {beside ? (
        <div className="mb-3 flex items-center justify-between gap-x-3 border-line sm:mb-4 lg:gap-x-4 lg:border-b">
          {beside.before}
          {list}
          {beside.after}
        </div>
      ) : (
        list
      )}
      {tabs.map(tab => (
        <RadixTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
