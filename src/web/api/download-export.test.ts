import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#contract/paths.ts'
import { downloadExport } from './download-export.ts'

const assign = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { pathname: paths.adminAnalytics(), assign })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', vi.fn())
})
afterEach(() => {
  assign.mockClear()
  vi.unstubAllGlobals()
})

const refuseExport = (code: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ code, message: 'Refusé' }, { status: 403 }))

test('an administrator without a second factor is led once to its page, however many calls are refused', async () => {
  refuseExport('second_factor_setup_required')
  const refused = () => expect(downloadExport('/api/admin/orders/export', vi.fn())).rejects.toThrow('Refusé')
  await Promise.all([refused(), refused()])
  expect(assign).toHaveBeenCalledExactlyOnceWith(paths.adminSecondFactor())
})

test('whoever is refused for another reason stays where they are', async () => {
  refuseExport('forbidden')
  await expect(downloadExport('/api/admin/orders/export', vi.fn())).rejects.toThrow('Refusé')
  expect(assign).not.toHaveBeenCalled()
})
