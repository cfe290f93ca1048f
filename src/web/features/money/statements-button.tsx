import { useState } from 'react'
import { StatementsDialog } from '#web/features/money/statements-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = { vendorId: string; businessName: string }

/** Shows a vendor's statements to the administration. */
export function StatementsButton(vendor: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="secondary" className="grow" onClick={() => setOpen(true)}>
        Relevés<span className="sr-only">&nbsp;: {vendor.businessName}</span>
      </Button>
      {isOpen && <StatementsDialog {...vendor} onClose={() => setOpen(false)} />}
    </>
  )
}
