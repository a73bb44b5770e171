/** The thread that renders PDF documents, see `pdf-renderer.ts`. */
import { parentPort } from 'node:worker_threads'
import type { PdfJob, PdfJobResult } from './pdf-renderer.ts'

interface DocumentModule {
  render(data: unknown): Promise<Buffer>
}

parentPort?.on('message', async ({ id, module, data }: PdfJob) => {
  const answer = (result: PdfJobResult, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(result, transfer)
  try {
    const { render } = (await import(module)) as DocumentModule
    // A separate copy, because only a complete buffer can be transferred.
    const bytes = Uint8Array.from(await render(data))
    answer({ id, bytes }, [bytes.buffer])
  } catch (error) {
    answer({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})
