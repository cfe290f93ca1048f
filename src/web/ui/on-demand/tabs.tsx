import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Tab = {
  value: string
  label: ReactNode
  content: ReactNode
}

type Props = {
  /** What the tabs choose between. */
  label: string
  tabs: readonly Tab[]
  value?: string
  onChange?: (value: string) => void
  /** Some lead to another page: an arrow key only goes to them, Enter opens them. */
  isManual?: boolean
  /** On small screens bars lead to each of them. */
  isInBars?: boolean
}

/** Tabs: several views of one page. */
export function Tabs({ label, tabs, value, onChange, isManual = false, isInBars = false }: Props) {
  return (
    <RadixTabs.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
      onValueChange={onChange}
      activationMode={isManual ? 'manual' : 'automatic'}
    >
      <RadixTabs.List
        aria-label={label}
        // On phones many take a second row, and two share one: none is out of sight.
        className={cx(
          'mb-4 flex border-b border-line sm:mb-6 sm:gap-x-1',
          tabs.length > 2 && 'max-sm:flex-wrap',
          isInBars && 'max-lg:hidden',
        )}
      >
        {tabs.map(tab => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-12 sm:shrink-0 border-b-3 border-transparent px-2 max-[22rem]:px-1.5 max-[22rem]:text-sm font-semibold text-ink-soft sm:px-4 -outline-offset-3 data-[state=active]:border-leaf-700 data-[state=active]:text-leaf-800"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(tab => (
        <RadixTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
