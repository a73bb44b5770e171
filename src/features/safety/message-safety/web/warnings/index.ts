export { HiddenWords } from './hidden-words.tsx'
export { MessageWarning, type WarningKind } from './message-warning.tsx'
export { SecondThoughtDialog } from './second-thought-dialog.tsx'
