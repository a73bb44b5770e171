import { solve } from './solve-challenge.ts'

// A Web Worker: receives a challenge, sends its solution.
self.onmessage = async ({ data }: MessageEvent<string>) => {
  self.postMessage(await solve(data))
}
