/** Public entry of blocks for the web. */
export { BlockDialog } from './block-dialog.tsx'
export { BlockedList } from './blocked-list.tsx'
export { ContactList } from './contact-list.tsx'
export { loadBlocks } from './load-blocks.ts'
export { MoreMenu } from './more-menu.tsx'
export { useBlockCounts } from './use-block-counts.ts'
