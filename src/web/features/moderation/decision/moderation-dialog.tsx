import { useId } from 'react'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { BeforeAndAfter } from '#web/features/moderation/decision/before-and-after.tsx'
import { PictureStrip } from '#web/features/moderation/decision/picture-strip.tsx'
import { ReasonField } from '#web/features/moderation/decision/reason-field.tsx'
import type { ProductActions } from '#web/features/moderation/decision/use-product-actions.ts'
import { useRejection } from '#web/features/moderation/decision/use-rejection.ts'
import { hiddenWords } from '#web/features/moderation/hidden-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { Price } from '#web/ui/price.tsx'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

type Props = { product: AdminProduct; actions: ProductActions; onClose: () => void }

/** Moderation of one product: approve, reject with a reason, or withdraw from sale. */
export function ModerationDialog({ product, actions, onClose }: Props) {
  const { name, description, price, unit, vendor } = product
  const hidden = hiddenWords(product)
  const action = actions.pending?.action
  const formId = useId()
  const close = useWhileMounted(onClose)
  const decide = async (status: 'active' | 'out_of_stock') => {
    if (await actions.decide(product, status)) close()
  }
  const { form, reason, write } = useRejection(
    product.id,
    async written => Boolean(await actions.decide(product, 'rejected', written)),
    onClose,
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={name}
      description={`Par ${vendor.businessName}`}
      footer={
        <div className="dialog-acts">
          <Button
            variant="quiet"
            pendingWord={action === 'out_of_stock' && 'Désactivation…'}
            onClick={() => void decide('out_of_stock')}
          >
            Désactiver
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pendingWord={action === 'rejected' && 'Rejet…'}
          >
            Rejeter
          </Button>
          <Button pendingWord={action === 'active' && 'Approbation…'} onClick={() => void decide('active')}>
            Approuver
          </Button>
        </div>
      }
    >
      <Form form={form} id={formId} className="grid gap-4">
        <div className="max-w-lg">
          <PictureStrip pictures={product.pictures} name={name} />
        </div>
        <p>
          <Price amount={price} unit={unit} />
        </p>
        <p className="whitespace-pre-line">{description}</p>
        <BeforeAndAfter product={product} />
        <ReasonField reason={reason} onChange={write} />
        {hidden && <p className="font-semibold text-warning">{hidden}</p>}
      </Form>
    </Dialog>
  )
}
