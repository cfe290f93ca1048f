import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#contract/paths.ts'
import { downloadExport } from './download-export.ts'

const assign = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { pathname: paths.adminAnalytics(), assign })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  assign.mockClear()
  vi.unstubAllGlobals()
})

const refuseExport = (code: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ code, message: 'Refusé' }, { status: 403 }))

test('an administrator who has set up no second factor yet is led to the page that does', async () => {
  refuseExport('second_factor_setup_required')
  await expect(downloadExport('/api/admin/orders/export', vi.fn())).rejects.toThrow('Refusé')
  expect(assign).toHaveBeenCalledExactlyOnceWith(paths.adminSecondFactor())
})

test('whoever is refused for another reason stays where they are', async () => {
  refuseExport('forbidden')
  await expect(downloadExport('/api/admin/orders/export', vi.fn())).rejects.toThrow('Refusé')
  expect(assign).not.toHaveBeenCalled()
})
