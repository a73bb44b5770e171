export { checkReply } from './rules/check-reply.ts'
