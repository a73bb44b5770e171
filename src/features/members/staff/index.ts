export { isRole, roles, type Role } from './rules/roles.ts'
