import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from '#contract/accounts.ts'
import { apiKey, apiQuery, useApi } from '#web/api-query.ts'

type NewAddress = { label: string; address: string; isDefault?: boolean | undefined }

/** The customer's saved addresses, and how to add one. */
export function useAddresses() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: addresses = [], isError } = useQuery(apiQuery(api, 'listAddresses'))
  const add = async ({ label, address, isDefault = false }: NewAddress): Promise<Address> => {
    const added = await api.addAddress({ body: { label, address, isDefault } })
    await queryClient.invalidateQueries({ queryKey: apiKey('listAddresses') })
    return added
  }
  return { addresses, isError, add }
}
