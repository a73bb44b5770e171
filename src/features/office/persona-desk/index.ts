export { readReply } from './rules/read-reply.ts'
