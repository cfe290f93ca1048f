import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { productStatuses, productStatusLabels } from '#contract/catalogue/facts.ts'
import { paths } from '#contract/paths.ts'
import { type ProductFilters, parseVendorSearch } from '#web/features/stall/vendor-search.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Search } from '#web/ui/icons.ts'
import { FilterSelect, SearchField } from '#web/ui/spaces/filter-fields.tsx'
import { useShownValues } from '#web/ui/spaces/use-shown-values.ts'

const statusOptions = productStatuses.map(status => [status, productStatusLabels[status]] as const)

/** Finds products among many: by words, by status, by stock. All of it stands in the address. */
export function StallFilters({ filters }: { filters: ProductFilters }) {
  const navigate = useNavigate()
  const { search = '', status = '', stock = '' } = filters
  const form = useShownValues({ search, status, stock })
  const apply = (form: HTMLFormElement) =>
    void navigate({
      to: paths.vendor(),
      search: parseVendorSearch(Object.fromEntries(new FormData(form))),
      replace: true,
      resetScroll: false,
    })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
  }
  const isNarrowed = Boolean(search || status || stock)
  return (
    <search>
      <form
        ref={form}
        onSubmit={handleSubmit}
        className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_14rem]"
      >
        <SearchField label="Rechercher dans mes produits" search={search} />
        <Button
          type="submit"
          variant="secondary"
          aria-label="Rechercher dans mes produits"
          className="min-h-12 px-4"
        >
          <Search aria-hidden className="size-5" />
        </Button>
        <FilterSelect
          name="status"
          label="Statut"
          all="Tous les statuts"
          value={status}
          options={statusOptions}
          apply={apply}
          className="max-sm:col-span-2"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 col-span-full">
          <Checkbox
            name="stock"
            value="low"
            defaultChecked={stock === 'low'}
            onChange={({ target: { form } }) => form && apply(form)}
            label="Stock bas seulement (5 ou moins)"
          />
          {isNarrowed && (
            <LinkButton href={paths.vendor()} keepScroll replace variant="quiet" size="small">
              Effacer les filtres
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  )
}
