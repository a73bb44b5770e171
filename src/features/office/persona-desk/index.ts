export { checkReply } from './rules/check-reply.ts'
export { noteRetentionMs } from './rules/note-retention.ts'
