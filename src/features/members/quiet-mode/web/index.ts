/** Public entry of quiet mode for screens and for the document shell. */
export { calls } from './calls.ts'
export { chooseQuiet } from './choose-quiet.ts'
export { guard } from './guard.ts'
export { QuickExit } from './quick-exit.tsx'
export { useQuiet } from './use-quiet.ts'
