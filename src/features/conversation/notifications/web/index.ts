/** Public entry of notifications for screens. */
export { calls } from './calls.ts'
