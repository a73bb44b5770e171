// oxlint-disable-next-line import/default -- The build replaces the worker with its address.
import workerAddress from './challenge-worker.ts?worker&url'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown }
}

/**
 * Solves a challenge in a Web Worker, so that typing stays smooth; in the page itself if the
 * browser cannot start workers.
 */
export async function solveInWorker(challenge: string): Promise<string> {
  try {
    return await runWorker(challenge)
  } catch {
    const { solve } = await import('./solve-challenge.ts')
    return solve(challenge)
  }
}

function runWorker(challenge: string): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new Worker(trustedAddress(), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new Error('the worker failed'))
    }
    worker.postMessage(challenge)
  })
}

let trusted: string | undefined

/** Trusted Types: pages accept scripts only from trusted URLs, and this policy allows only one. */
function trustedAddress(): string {
  const factory = (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes
  trusted ??= (factory
    ?.createPolicy('sign-up', {
      createScriptURL: (url) => (url === workerAddress ? url : 'about:blank'),
    })
    .createScriptURL(workerAddress) ?? workerAddress) as string
  return trusted
}
