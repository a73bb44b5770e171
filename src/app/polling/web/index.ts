/** Public entry of the polling feature for screens. */
export { usePolling } from './use-polling.ts'
