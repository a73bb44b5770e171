/** The door of blocks for screens. */
export { BlockDialog } from './block-dialog.tsx'
export { BlockedList } from './blocked-list.tsx'
export { ContactList } from './contact-list.tsx'
export { MoreMenu } from './more-menu.tsx'
