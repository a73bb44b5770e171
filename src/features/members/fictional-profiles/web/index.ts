/** Public entry of fictional profiles for screens. */
export { FictionSwitch } from './fiction-switch.tsx'
export { FictionalLabel } from './fictional-label.tsx'
export { FictionalNote } from './fictional-note.tsx'
export { useGeneratedWords } from './use-generated-words.ts'
export { useNotMembers } from './use-not-members.ts'
