import { sendRequest } from '#web/api/api-client.ts'
import { unreachable } from '#web/api/api-failure.ts'

const LINE_FEED = 10

/**
 * Downloads a CSV export of the administration, reports progress, and saves it.
 * @param onProgress called with the fraction of rows received, from 0 to 1
 * @throws ApiFailure when the server refuses, or the connection is lost
 */
export async function downloadExport(address: string, onProgress: (part: number) => void): Promise<void> {
  const { body, headers } = await sendRequest(() => fetch(address))
  const rows = Number(headers.get('x-total-count'))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  const reader = body!.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw unreachable(navigator.onLine)
    })
    if (done) break
    chunks.push(value)
    lines += value.filter(byte => byte === LINE_FEED).length
    // The first line is the headings.
    onProgress(Math.min(1, (lines - 1) / Math.max(1, rows)))
  }
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
  save(new Blob(chunks, { type: 'text/csv' }), name ?? 'export.csv')
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
