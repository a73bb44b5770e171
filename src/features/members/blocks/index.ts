export { phoneNumber } from './rules/contact-address.ts'
