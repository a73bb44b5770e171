/** The door of polling for screens. */
export { usePolling } from './use-polling.ts'
