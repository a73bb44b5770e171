/** The door of blocks for screens. */
export { BlockDialog } from './block-dialog.tsx'
export { BlockedList } from './blocked-list.tsx'
export { ContactList } from './contact-list.tsx'
export { loadBlocks } from './load-blocks.ts'
export { MoreMenu } from './more-menu.tsx'
